internal import FileTree
internal import MomentsModel
internal import MomentsSearch
internal import MomentsViewModels
internal import Workers

/// What the site's search knows: the moments on the timeline, never an unlisted or hidden one.
///
/// What a warning folds away can be found, since whoever looks for it knows the word; the row then
/// shows the warning in its place, and the text isn't in the index's files.
struct SiteSearch: Sendable {
  enum File: Sendable, Hashable {
    case directory
    /// Index into the files of terms.
    case terms(Int)
    /// Index into the files of rows, from the oldest.
    case rows(Int)
  }

  private let listing: MomentListing
  private let wording: Wording
  private let facets: SearchFacets
  private let index: SearchIndex

  /// Bytes of a row's text: more isn't shown, but found.
  private static let textLimit = 4096
  private static let detailLimit = 1024

  init(
    _ listing: MomentListing, wording: Wording, workers: Workers, parts: SearchParts = .none
  ) {
    self.listing = listing
    self.wording = wording
    let facets = SearchFacets(listing)
    self.facets = facets
    let count = listing.listed.count
    index = SearchIndex(documentCount: count, workers: workers, parts: parts) { number, document in
      let moment = listing.timeline.moments[Int(listing.listed[count - 1 - number])]
      SiteSearch.fill(&document, with: moment, facets, listing.timeline)
    }
  }

  /// Every file and its path, which stays when moments are added.
  var files: [(path: String, file: File)] {
    [("search/index.js", .directory)]
      + index.termFiles.indices.map { ("search/t\(index.termFiles[$0]).js", .terms($0)) }
      + index.rowStarts.indices.dropLast().map { ("search/r\($0).js", .rows($0)) }
  }

  /// The moments that a file of rows shows, as indices into the timeline's.
  func moments(ofRows file: Int) -> [Int32] {
    let last = listing.listed.count - 1
    return (index.rowStarts[file]..<index.rowStarts[file + 1]).map { listing.listed[last - $0] }
  }

  /// Of what a file of terms is made from.
  func fingerprint(ofTerms file: Int) -> Fingerprint {
    Fingerprint.of { writer in
      writer.put(index.termFiles[file])
      index.sources(ofTerms: file) { writer.put(bytes: $0) }
    }
  }

  func bytes(of file: File) -> [UInt8] {
    switch file {
    case .directory: index.directory(facets: facets.json)
    case .terms(let number): index.terms(number)
    case .rows(let number): rows(number)
    }
  }

  // MARK: Documents

  private static func fill(
    _ document: inout SearchDocument, with moment: Moment, _ facets: SearchFacets,
    _ timeline: Timeline
  ) {
    if let title = moment.title { document.addStrong(title) }
    for tag in moment.tags {
      document.addStrong(timeline[tag: tag].name)
      document.facets.append(facets.tagTerms[Int(tag.value)])
    }
    if let body = moment.body { PlainText.append(body.html, to: &document.text) }
    document.rowSize = 120 + (moment.title?.utf8.count ?? 0) + min(document.text.count, textLimit)
    document.text.append(0x0A)
    for photo in moment.photos {
      if let alt = photo.alt { document.add(alt) }
      if let caption = photo.caption { document.add(caption) }
    }
    if moment.hasDetails { fill(&document, with: moment.details, timeline) }
    if moment.author != timeline.profile.person {
      document.add(timeline[person: moment.author].name)
    }
    for person in people(of: moment) {
      document.facets.append(facets.personTerms[Int(person.value)])
    }
    if !moment.photos.isEmpty { document.facets.append(SearchFacets.photoTerm) }
  }

  private static func fill(
    _ document: inout SearchDocument, with details: MomentDetails, _ timeline: Timeline
  ) {
    if let place = details.place?.name { document.addStrong(place) }
    if let warning = details.warning { document.add(warning) }
    if let link = details.link {
      if let title = link.title { document.add(title) }
      if let description = link.description { document.add(description) }
    }
    for video in details.videos { if let alt = video.alt { document.add(alt) } }
    for comment in details.comments {
      document.add(timeline[person: comment.author].name)
      PlainText.append(comment.text.html, to: &document.text)
      document.text.append(0x0A)
    }
  }

  /// Who wrote, commented or liked it; some of them twice.
  static func people(of moment: Moment) -> [PersonIndex] {
    var people = moment.likes
    people.append(moment.author)
    if moment.hasDetails { people += moment.details.comments.map(\.author) }
    return people
  }

  // MARK: Rows

  /// `[address, date, title, text, details, flags]` of each moment; flag 1: it has photos, 2: the
  /// text is a warning.
  private func rows(_ file: Int) -> [UInt8] {
    let count = listing.listed.count
    var json: [UInt8] = [0x5B]
    for number in index.rowStarts[file]..<index.rowStarts[file + 1] {
      if json.count > 1 { json.append(0x2C) }
      json.append(0x0A)
      append(listing.timeline.moments[Int(listing.listed[count - 1 - number])], to: &json)
    }
    json += [0x0A, 0x5D]
    return SearchScript.bytes(kind: "rows", name: String(file), json: json)
  }

  private func append(_ moment: Moment, to json: inout [UInt8]) {
    let address = listing.timeline.address(of: moment)
    let path =
      PageLinks.encoded(address.path)
      + (address.fragment.map { "#" + PageLinks.encoded($0) } ?? "")
    let day = wording.absolute(moment.date.wallClock.date)
    let warning = moment.hasDetails ? moment.details.warning : nil
    var text: [UInt8] = []
    if let warning {
      text += wording.phrases.contentWarning.filled { $0 == "warning" ? warning : nil }.utf8
    } else if let body = moment.body {
      PlainText.append(body.html, limit: SiteSearch.textLimit, to: &text)
    }
    var title = moment.title ?? ""
    if title.isEmpty, text.isEmpty {
      let phrase = moment.photos.isEmpty ? wording.phrases.untitled : wording.phrases.photoUntitled
      title = phrase.filled { $0 == "date" ? day : nil }
    }
    json.append(0x5B)
    for part in [path, day, title] {
      SearchScript.append(quoted: part, to: &json)
      json.append(0x2C)
    }
    text.withUnsafeBufferPointer { SearchScript.append(quoted: $0, to: &json) }
    json.append(0x2C)
    let details = details(of: moment, isFolded: warning != nil)
    SearchScript.append(quoted: details, to: &json)
    json += ",\((moment.photos.isEmpty ? 0 : 1) + (warning == nil ? 0 : 2))]".utf8
  }

  /// What was found although it isn't the text: tags, place, descriptions of photos, comments.
  private func details(of moment: Moment, isFolded: Bool) -> String {
    let timeline = listing.timeline
    var parts: [String] = []
    if !moment.tags.isEmpty {
      parts.append(moment.tags.map { "#" + timeline[tag: $0].name }.joined(separator: " "))
    }
    if moment.author != timeline.profile.person {
      parts.append(timeline[person: moment.author].name)
    }
    let rare = moment.hasDetails ? moment.details : nil
    if let place = rare?.place?.name { parts.append(place) }
    if !isFolded {
      for photo in moment.photos { parts += [photo.alt, photo.caption].compactMap(\.self) }
      if let link = rare?.link { parts += [link.title, link.description].compactMap(\.self) }
      parts += (rare?.videos ?? []).compactMap(\.alt)
      for comment in rare?.comments ?? [] {
        parts.append(timeline[person: comment.author].name + ": " + comment.text.excerpt)
      }
    }
    let text = parts.joined(separator: " · ")
    return text.utf8.count <= SiteSearch.detailLimit
      ? text : String(text.prefix(SiteSearch.detailLimit / 4))
  }
}

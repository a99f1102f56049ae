import TemplateEngine

/// The floor: the same bytes, written by hand without a template.
enum HandWritten {
  static func render(_ page: BenchPage, into buffer: inout ByteBuffer) {
    buffer.append(literal: "<!doctype html>\n<html lang=\"")
    buffer.appendEscaped(page.language)
    buffer.append(
      literal: """
        ">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>
        """)
    buffer.appendEscaped(page.title)
    buffer.append(literal: "</title>\n<meta name=\"description\" content=\"")
    buffer.appendEscaped(page.description)
    buffer.append(literal: "\">\n<meta property=\"og:title\" content=\"")
    buffer.appendEscaped(page.title)
    buffer.append(literal: "\">\n<meta property=\"og:description\" content=\"")
    buffer.appendEscaped(page.description)
    buffer.append(
      literal:
        "\">\n<meta property=\"og:type\" content=\"article\">\n<meta property=\"og:url\" content=\""
    )
    buffer.appendEscaped(page.address)
    buffer.append(literal: "\">\n<meta property=\"og:locale\" content=\"")
    buffer.appendEscaped(page.language)
    buffer.append(literal: "\">\n<link rel=\"canonical\" href=\"")
    buffer.appendEscaped(page.address)
    buffer.append(literal: frame)
    render(page.card, of: page, into: &buffer)
    buffer.append(
      literal: """

        </main>
        <footer class="site-footer">
        <p>Made with momentsgen. <a href="../../feed.xml">Subscribe</a> or <a href="#main">go up</a>.</p>
        </footer>
        </body>
        </html>

        """)
  }

  private static let frame: StaticString = """
    ">
    <link rel="stylesheet" href="../../assets/site.css">
    <link rel="alternate" type="application/atom+xml" href="../../feed.xml" title="All moments">
    <script src="../../assets/site.js" defer></script>
    </head>
    <body>
    <header class="site-header">
    <a class="site-name" href="../../">Moments</a>
    <nav aria-label="Site"><ul>
    <li><a href="../../archive/">Archive</a></li>
    <li><a href="../../tags/">Tags</a></li>
    <li><a href="../../about/">About</a></li>
    <li><a href="../../search/">Search</a></li>
    </ul></nav>
    </header>
    <main id="main">

    """

  private static func render(
    _ card: BenchCard, of page: BenchPage, into buffer: inout ByteBuffer
  ) {
    buffer.append(literal: "<article class=\"card h-entry\" id=\"moment-")
    buffer.appendEscaped(card.id)
    buffer.append(
      literal: "\">\n<header class=\"card-header\">\n<img class=\"avatar u-photo\" src=\"")
    buffer.appendEscaped(card.avatar)
    buffer.append(
      literal:
        "\" alt=\"\" width=\"48\" height=\"48\" loading=\"lazy\">\n<span class=\"p-author h-card\">"
    )
    buffer.appendEscaped(card.author)
    buffer.append(literal: "</span>\n<a class=\"u-url u-uid\" href=\"")
    buffer.appendEscaped(page.address)
    buffer.append(literal: "\"><time class=\"dt-published\">")
    buffer.appendEscaped(card.date)
    buffer.append(literal: "</time></a>\n")
    if let place = card.place, !place.isEmpty {
      buffer.append(literal: "<span class=\"p-location\">")
      buffer.appendEscaped(place)
      buffer.append(literal: "</span>")
    }
    buffer.append(literal: "\n</header>\n<div class=\"card-body e-content\">")
    buffer.append(card.body.text)
    buffer.append(literal: "</div>\n<ul class=\"tags\">\n")
    for tag in card.tags {
      buffer.append(literal: "<li><a class=\"p-category\" href=\"")
      buffer.appendEscaped(tag.address)
      buffer.append(literal: "\">")
      buffer.appendEscaped(tag.name)
      buffer.append(literal: "</a></li>\n")
    }
    buffer.append(
      literal: "</ul>\n<section class=\"likes\" aria-label=\"Likes\">\n<ul class=\"likes-row\">\n")
    for person in card.likes { render(person, into: &buffer) }
    buffer.append(
      literal: """
        </ul>
        </section>
        <footer class="card-footer"><button type="button" class="like-button" aria-pressed="false" \
        data-id="
        """)
    buffer.appendEscaped(card.id)
    buffer.append(literal: "\">Like</button></footer>\n</article>\n")
  }

  private static func render(_ person: BenchPerson, into buffer: inout ByteBuffer) {
    buffer.append(literal: "<li class=\"u-like h-cite\"><a class=\"p-author h-card\" href=\"")
    buffer.appendEscaped(person.address)
    buffer.append(literal: "\"><img class=\"u-photo\" src=\"")
    buffer.appendEscaped(person.avatar)
    buffer.append(
      literal: "\" alt=\"\" width=\"24\" height=\"24\" loading=\"lazy\"><span class=\"p-name\">")
    buffer.appendEscaped(person.name)
    buffer.append(literal: "</span></a></li>\n")
  }
}

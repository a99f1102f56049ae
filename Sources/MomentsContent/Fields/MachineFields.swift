import Diagnostics
import MomentsModel

/// What `site.yaml` says about files for programs.
enum MachineFields {
  static let rules: [FieldRule<SettingsDraft>] = [
    FieldRule(
      "api", .choice(MachineSettings.Payload.allCases.map(\.rawValue)),
      "The app's payload: none; pages: one file for each page; moments: for each moment as well.",
      default: "pages", example: "pages"
    ) { value, site, reader in
      site.machines.payload = reader.choice(value) ?? site.machines.payload
    },
    FieldRule(
      "aiCrawlers", .choice(MachineSettings.AICrawlers.allCases.map(\.rawValue)),
      "What robots.txt says to those who collect texts for language models.", default: "allow",
      example: "allow"
    ) { value, site, reader in
      site.machines.aiCrawlers = reader.choice(value) ?? site.machines.aiCrawlers
    },
    FieldRule(
      "offline", .flag, "Whether browsers keep what was visited, for reading without a network.",
      default: "true", example: "true"
    ) { value, site, reader in
      site.machines.isOfflineReadable = reader.flag(value) ?? site.machines.isOfflineReadable
    },
    FieldRule(
      "fediverse", .fields("the fediverse settings"), "The site as an account, and your own.",
      example: "{user: ada}"
    ) { value, site, reader in
      FediverseFields.table.read(value, into: &site.machines, &reader)
    },
    FieldRule(
      "security", .fields("the security contact"), "For .well-known/security.txt.",
      example: "{contact: \"mailto:ada@example.org\", expires: 2027-05-01}"
    ) { value, site, reader in
      var draft = SecurityDraft()
      SecurityFields.table.read(value, into: &draft, &reader)
      guard let contact = draft.contact, let expires = draft.expires else { return }
      site.machines.security = MachineSettings.SecurityContact(contact: contact, expires: expires)
    },
  ]
}

enum FediverseFields {
  static let table = FieldTable<MachineSettings>(
    "the fediverse settings",
    [
      FieldRule(
        "user", .text, "Makes the site an account that can be looked up: @user@host.",
        example: "ada"
      ) { value, machines, reader in
        machines.fediverseUser = reader.accountName(value)
      },
      FieldRule(
        "creator", .text, "Your account elsewhere, which previews of your pages name.",
        example: "\"@ada@social.example\""
      ) { value, machines, reader in
        machines.fediverseCreator = reader.accountAddress(value)
      },
    ])
}

struct SecurityDraft: Sendable {
  var contact: String?
  var expires: MomentDate?
}

enum SecurityFields {
  static let table = FieldTable<SecurityDraft>(
    "the security contact",
    [
      FieldRule(
        "contact", .text, required: true, "An https, mailto or tel address.",
        example: "\"mailto:ada@example.org\""
      ) { value, security, reader in
        security.contact = reader.contactAddress(value)
      },
      FieldRule(
        "expires", .date, required: true, "Until when that holds: less than a year from now.",
        example: "2027-05-01"
      ) { value, security, reader in
        security.expires = reader.date(value)
      },
    ])
}

extension FieldReader {
  /// `authority,date` of RFC 4151: a domain or mail address, and a day, month or year.
  mutating func taggingAuthority(_ value: SourceValue) -> String? {
    guard let text = text(value) else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let isAuthority = { (part: Substring) in
      part.utf8.allSatisfy { $0.isLetterOrDigit || [0x2D, 0x2E, 0x40, 0x5F].contains($0) }
        && part.contains(".")
    }
    let isDate = { (part: Substring) in
      [4, 7, 10].contains(part.utf8.count)
        && part.utf8.enumerated().allSatisfy { index, byte in
          index == 4 || index == 7 ? byte == 0x2D : (0x30...0x39).contains(byte)
        }
    }
    guard parts.count == 2, isAuthority(parts[0]), isDate(parts[1]) else {
      refuse(value, hint: "write a domain or mail address and a date, such as ada.example,2026-05")
      return nil
    }
    return text
  }

  fileprivate mutating func accountName(_ value: SourceValue) -> String? {
    guard let text = text(value) else { return nil }
    let isName =
      text.utf8.count <= 30 && text.utf8.allSatisfy { $0.isLetterOrDigit || $0 == 0x5F }
    guard isName else {
      refuse(value, hint: "write letters, digits and underscores, without @ and host")
      return nil
    }
    return text.lowercased()
  }

  fileprivate mutating func accountAddress(_ value: SourceValue) -> String? {
    guard let text = text(value) else { return nil }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isName = { (part: Substring) in
      !part.isEmpty
        && part.utf8.allSatisfy { $0.isLetterOrDigit || [0x2D, 0x2E, 0x5F, 0x3A].contains($0) }
    }
    guard parts.count == 3, parts[0].isEmpty, isName(parts[1]), isName(parts[2]) else {
      refuse(value, hint: "write it as \"@ada@social.example\"")
      return nil
    }
    return text
  }

  fileprivate mutating func contactAddress(_ value: SourceValue) -> String? {
    guard let text = text(value) else { return nil }
    let isContact =
      ["https://", "mailto:", "tel:"].contains { text.hasPrefix($0) }
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isContact else {
      refuse(value, hint: "write it as https://…, mailto:… or tel:…")
      return nil
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}

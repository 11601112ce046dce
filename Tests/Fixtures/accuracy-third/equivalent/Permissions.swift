import Foundation

/// Rights of a member inside a shared folder, stored as a bit mask by the backend.
struct Permissions: OptionSet, Hashable {
  let rawValue: Int32

  static let read = Permissions(rawValue: 1 << 0)
  static let comment = Permissions(rawValue: 1 << 1)
  static let write = Permissions(rawValue: 1 << 2)
  static let share = Permissions(rawValue: 1 << 3)
  static let delete = Permissions(rawValue: 1 << 4)

  static let none: Permissions = []
  static let reviewer: Permissions = [.read, .comment]
  static let editor: Permissions = [.read, .comment, .write]
  static let owner: Permissions = [.read, .comment, .write, .share, .delete]
}

extension Permissions {
  private static let named: [(label: String, flag: Permissions)] = [
    ("read", .read),
    ("comment", .comment),
    ("write", .write),
    ("share", .share),
    ("delete", .delete),
  ]

  /// Unknown labels are ignored.
  init(labels: [String]) {
    self = Self.named.reduce(into: Permissions.none) { result, entry in
      if labels.contains(entry.label) { result.insert(entry.flag) }
    }
  }

  var labels: [String] {
    Self.named.filter { contains($0.flag) }.map(\.label)
  }

  var canModify: Bool { !isDisjoint(with: [.write, .delete]) }

  /// What `self` may hand on to others: nothing without the right to share, never deletion.
  func grantable(_ wanted: Permissions) -> Permissions {
    guard contains(.share) else { return .none }
    return intersection(wanted).subtracting(.delete)
  }
}

extension Permissions: CustomStringConvertible {
  var description: String {
    switch self {
    case .owner: return "Owner"
    case .editor: return "Editor"
    case .reviewer: return "Reviewer"
    case .none: return "No access"
    default: return labels.joined(separator: ", ")
    }
  }
}

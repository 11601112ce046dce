internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

extension ComparedTwin {
  /// Whether a declaration is there for its platform's sake.
  func isPlumbing(_ id: DeclarationID) -> Bool { mapping.plumbing.includes(mapping[id].declaration, side: id.side) }
}

/// What follows from a declaration's place and visibility, whatever it is called.
enum PlatformHabits {
  static func isPrivate(_ declaration: Declaration) -> Bool {
    declaration.visibility == .private || declaration.visibility == .fileprivate
  }

  /// Seen by fewer than the type that holds it: a helper, not part of what the type offers.
  static func isHelper(_ declaration: Declaration, in enclosing: Declaration?) -> Bool {
    if isPrivate(declaration) || declaration.visibility == .protected { return true }
    guard let enclosing else { return false }
    let isOpenType = enclosing.visibility == .public || enclosing.visibility == .open
    switch declaration.visibility {
    case .internal: return enclosing.visibility != .internal
    case .none: return isOpenType && enclosing.kind != .interface && enclosing.kind != .enum
    default: return false
    }
  }

  /// Whether something stands only under a platform condition such as `#if os(iOS)`.
  static func isConditional(_ declaration: Declaration) -> Bool { !declaration.conditions.isEmpty }
}

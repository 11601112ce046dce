internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

extension ComparedTwin {
  /// Whether a declaration is there for its platform's sake.
  func isPlumbing(_ id: DeclarationID) -> Bool {
    let declaration = mapping[id].declaration
    let unit = mapping.index(id.side).unit(of: id)
    if mapping.plumbing.includes(declaration, in: unit.tree, side: id.side), !givesOwnEnum(id) { return true }
    return isShellMember(id) || standsBesideView(id) || isPlatformCallback(declaration, in: unit)
  }

  /// Whether a property or function gives a value of an enum of the code's own, whatever that is called: `enum Screen`.
  private func givesOwnEnum(_ id: DeclarationID) -> Bool {
    let index = mapping.index(id.side)
    let tree = index.unit(of: id).tree
    guard var type = mapping[id].declaration.type else { return false }
    if tree.kind(type) == .optionalType { type = tree.child(type, 0) }
    return index.types(named: index.key(of: type, in: tree)).contains { index.declaration($0).kind == .enum }
  }

  /// How a view is put together is its platform's business; so is what stands in its file for that.
  private func standsBesideView(_ id: DeclarationID) -> Bool {
    guard mapping[id].parent == nil else { return false }
    return mapping.views.contains { pair in
      mapping[id.side == .swift ? pair.swift : pair.kotlin].unit == mapping[id].unit
    }
  }

  /// What a type holds that the platform starts by itself is about starting it.
  private func isShellMember(_ id: DeclarationID) -> Bool {
    guard let parent = mapping[id].parent else { return false }
    let tree = mapping.index(id.side).unit(of: parent).tree
    return mapping.plumbing.isShell(mapping[parent].declaration, in: tree, side: id.side)
  }

  /// What a class of the library tells its delegate: `locationManager(_ manager: CLLocationManager, didUpdate…)` passes
  /// who calls, and is called like it.
  private func isPlatformCallback(_ declaration: Declaration, in unit: SourceUnit) -> Bool {
    guard declaration.kind == .function, let sender = declaration.parameters.first, sender.label == "_",
      let node = sender.type, unit.tree.kind(node) == .typeName
    else { return false }
    let name = canonicalName(declaration.name)
    let type = unit.file.text(in: unit.tree.range(node))
    // `CLLocationManager` is `LocationManager` without its library's initials; `URLSession` keeps them.
    let initials = type.prefix { $0.isUppercase }.count
    let bare = String(type.dropFirst(max(0, initials - 1)))
    guard [type, bare, sender.name].contains(where: { canonicalName($0) == name }) else { return false }
    return !mapping.swift.declaresType(spelt: type)
  }
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
    let isOpenType = enclosing.isPublished
    switch declaration.visibility {
    case .internal: return enclosing.visibility != .internal
    case .none: return isOpenType && enclosing.kind != .interface && enclosing.kind != .enum
    default: return false
    }
  }

  /// Whether something stands only under a platform condition such as `#if os(iOS)`.
  static func isConditional(_ declaration: Declaration) -> Bool { !declaration.conditions.isEmpty }
}

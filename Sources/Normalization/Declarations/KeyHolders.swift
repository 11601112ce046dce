// private enum Keys { static let theme = "theme" }     companion object { private const val KEY_THEME = "theme" }
// defaults.string(forKey: Keys.theme)                  preferences.getString(KEY_THEME, null)
//
// A type inside a type that only holds constants for keys gives them its name; Kotlin's constants bear it themselves.
// Catalogue B14, E06.

internal import CodeModel

extension Pass {
  static let keyHolders = Pass("holders of keys") { unit, _ in
    var declarations = unit.declarations
    unit.declarations = []
    var found: [String: [String: String]] = [:]
    for index in declarations.indices { declarations[index].giveUpKeyHolders(&found) }
    unit.declarations = declarations
    guard !found.isEmpty else { return }
    for root in unit.roots {
      for node in unit.tree.postorder(root) where unit.tree.kind(node) == .member {
        let holder = unit.tree.child(node, 0)
        guard [.name, .member, .implicitMember].contains(unit.tree.kind(holder)),
          let key = found[unit.tree.label(holder)]?[unit.tree.label(node)]
        else { continue }
        unit.tree.replace(node, .name, key)
        unit.tree.mark(node, .qualified)
      }
    }
  }
}

extension Declaration {
  /// Takes the constants of types called `Keys` for the type's own.
  ///
  /// - Parameter found: what they are called now, by their holder and their name.
  fileprivate mutating func giveUpKeyHolders(_ found: inout [String: [String: String]]) {
    for index in members.indices { members[index].giveUpKeyHolders(&found) }
    guard isType, let place = members.firstIndex(where: \.isKeyHolder) else { return }
    let holder = members[place]
    guard found[holder.name] == nil else { return }
    var names: [String: String] = [:]
    var constants = holder.members
    for index in constants.indices {
      let name = constants[index].name
      let key =
        words(of: name).contains("key")
        ? name
        : name == name.uppercased() ? "KEY_" + name : "key" + name.prefix(1).uppercased() + name.dropFirst()
      guard !members.contains(where: { $0.key == canonicalName(key) }) else { return }
      names[name] = key
      constants[index].name = key
      constants[index].modifiers.insert(.static)
      if holder.visibility == .private || holder.visibility == .fileprivate {
        constants[index].visibility = holder.visibility
      }
    }
    found[holder.name] = names
    members.replaceSubrange(place...place, with: constants)
  }

  fileprivate var isKeyHolder: Bool {
    guard [.enum, .struct, .object].contains(kind), !modifiers.contains(.companion), ["Keys", "Key"].contains(name),
      !members.isEmpty, supertypes.isEmpty
    else { return false }
    return members.allSatisfy { member in
      member.kind == .property && member.value != nil && member.accessors.isEmpty
        && !member.modifiers.contains(.mutable)
        && (kind == .object || member.modifiers.contains(.static))
    }
  }
}

internal import CodeModel

/// What the values are, roughly, that a member gives: what gives values of one family is never another name for what gives
/// those of another.
enum ValueFamily: Sendable {
  /// A function that gives nothing.
  case nothing
  case truth
  case number
  case text
  case collection
  case function
  case unknown

  init(of declaration: Declaration, in tree: Tree) {
    guard let type = declaration.type else {
      let isSilent = declaration.kind == .function && !declaration.hasExpressionBody
      // Who takes a closure may give something by calling it.
      let callsBack = declaration.parameters.compactMap(\.type).contains { type in
        tree.preorder(type).contains { tree.kind($0) == .functionType }
      }
      self = isSilent && !callsBack ? .nothing : .unknown
      return
    }
    self.init(type, in: tree)
  }

  private init(_ type: NodeID, in tree: Tree) {
    switch tree.kind(type) {
    case .optionalType:
      guard let bare = tree.children(type).first else {
        self = .unknown
        return
      }
      self.init(bare, in: tree)
    case .functionType: self = .function
    case .listType, .mapType: self = .collection
    case .typeName: self = ValueFamily.known[tree.label(type)] ?? .unknown
    default: self = .unknown
    }
  }

  private static let known: [String: ValueFamily] = [
    "Void": .nothing, "Unit": .nothing, "Bool": .truth, "Int": .number, "Long": .number, "Short": .number,
    "UInt": .number, "Double": .number, "Float": .number, "String": .text, "List": .collection, "Set": .collection,
    "Map": .collection,
  ]

  /// Whether likeness of names is no evidence between them: `capturedEvents` is a list, `totalEventsCaptured` counts.
  func excludes(_ other: ValueFamily) -> Bool {
    switch (self, other) {
    case (.unknown, _), (_, .unknown): false
    case (.truth, .truth): false
    case (.truth, _), (_, .truth): true
    case (.function, .number), (.function, .text), (.function, .collection): true
    case (.number, .function), (.text, .function), (.collection, .function): true
    case (.number, .collection), (.collection, .number): true
    default: false
    }
  }
}

/// What the first word of an accessor's name says that it does.
enum AccessorPrefix {
  case reads
  case writes
  case announces

  /// - Returns: `nil` for what is no such word; `did` may say that something was done, or be called when it is.
  init?(_ word: String) {
    switch word {
    case "get", "is", "has", "fetch": self = .reads
    case "set", "with": self = .writes
    case "on": self = .announces
    default: return nil
    }
  }
}

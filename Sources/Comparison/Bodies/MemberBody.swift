internal import CodeModel
internal import SourceModel

/// The parts of a member that do something, by role.
struct MemberBody {
  /// What a part is; parts of one role are compared with each other.
  enum Role: Int, CaseIterable {
    /// A function's body, or a property's getter.
    case body
    case value
    case set
    case willSet
    case didSet
  }

  private(set) var parts: [Role: NodeID] = [:]

  init(_ declaration: Declaration, in tree: Tree) {
    parts[.body] = declaration.body
    parts[.value] = declaration.value
    for accessor in declaration.accessors {
      guard let body = accessor.body else { continue }
      switch accessor.kind {
      case .get: parts[.body] = body
      case .set: parts[.set] = body
      case .willSet: parts[.willSet] = body
      case .didSet: parts[.didSet] = body
      }
    }
    if declaration.kind == .enumCase, declaration.value == nil, declaration.arguments.count == 1,
      let argument = declaration.arguments.first
    {
      // Kotlin's `GET("get")` says what Swift's `case get = "get"` says.
      parts[.value] = tree.kind(argument) == .argument ? tree.children(argument).first : argument
    }
  }

  var nodes: [NodeID] { Role.allCases.compactMap { parts[$0] } }

  /// The pairs of parts to compare. A stored value and a getter that gives it are the same to the caller.
  static func pairs(_ left: MemberBody, _ right: MemberBody) -> [(NodeID, NodeID)] {
    var pairs = Role.allCases.compactMap { role in
      left.parts[role].flatMap { a in right.parts[role].map { (a, $0) } }
    }
    if pairs.isEmpty, let a = left.parts[.body] ?? left.parts[.value], let b = right.parts[.body] ?? right.parts[.value]
    {
      pairs = [(a, b)]
    }
    return pairs
  }
}

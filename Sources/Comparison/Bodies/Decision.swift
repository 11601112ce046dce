// switch self { case .open: true; default: false }     self == open || self == draft
// if isLocked { return false }; return count > 0       !isLocked && count > 0
//
// What some statements do nothing but decide, as questions one after the other and an answer at the end of each way.

internal import CodeModel
internal import SourceModel

/// Questions and answers.
indirect enum Decision {
  case answer(Answer)
  case question(Question, yes: Decision, no: Decision)

  enum Answer: Hashable {
    case truth(Bool)
    /// What is given.
    case value(NodeID)
  }

  /// One thing that is asked: whether something holds, or whether something is one of several values.
  struct Question: Hashable {
    /// Position in the reader's list.
    var subject: Int
    /// Which value is asked for, by how it is spelt; `nil` where the subject itself holds or not.
    var value: String?
  }
}

/// Reads decisions of one side.
struct DecisionReader {
  /// What is asked about: an expression that holds or not, or one that is some value.
  struct Subject {
    var node: NodeID
    /// `==` or `<`, of a comparison of two things; else empty.
    var relation = ""
    var operands: [NodeID] = []
    /// The values that are asked for; empty of what only holds or not.
    var values: [String] = []
    /// Where each of them stands.
    var places: [NodeID] = []
    /// Whether there is none besides those.
    var isClosed = false
  }

  let tree: Tree
  let fingerprints: Fingerprints
  private let text: BodyComparer.Text
  private(set) var subjects: [Subject] = []
  /// Whether any way ends with yes or no.
  private(set) var saysTruth = false
  /// What is given at the end of the other ways.
  private(set) var values: [NodeID] = []
  private var size = 0
  private var depth = 0

  /// Larger decisions, and those that are nested deeper, are compared statement by statement.
  private static let sizeLimit = 64

  init(_ text: BodyComparer.Text) {
    (tree, fingerprints) = (text.tree, text.fingerprints)
    self.text = text
  }

  // MARK: Statements

  /// - Returns: `nil` where the statements do anything but decide.
  mutating func decision(_ statements: ArraySlice<NodeID>) -> Decision? {
    guard let first = statements.first, statements.count < DecisionReader.sizeLimit else { return nil }
    let rest = statements.dropFirst()
    if rest.isEmpty { return answer(first) }
    guard tree.kind(first) == .if, tree.isEmpty(tree.child(first, 2)), gives(tree.child(first, 1)),
      let yes = block(tree.child(first, 1)), let no = decision(rest)
    else { return nil }
    return branch(tree.child(first, 0), yes, no)
  }

  /// Whether a branch ends with an answer of the whole.
  private func gives(_ branch: NodeID) -> Bool {
    let last = tree.kind(branch) == .block ? tree.lastChild(branch) : branch
    return last.map { tree.kind($0) == .return && tree.childCount($0) == 1 } ?? false
  }

  private mutating func block(_ node: NodeID) -> Decision? {
    tree.kind(node) == .block ? decision(tree.children(node)) : answer(node)
  }

  private mutating func answer(_ node: NodeID) -> Decision? {
    depth += 1
    defer { depth -= 1 }
    guard depth < DecisionReader.sizeLimit else { return nil }
    switch tree.kind(node) {
    case .return: return tree.childCount(node) == 1 ? answer(tree.child(node, 0)) : nil
    case .boolean: return truth(tree.label(node) == "true")
    case .if:
      guard !tree.isEmpty(tree.child(node, 2)), let yes = block(tree.child(node, 1)),
        let no = block(tree.child(node, 2))
      else { return nil }
      return branch(tree.child(node, 0), yes, no)
    case .switch: return choice(node)
    case .binary, .prefix, .typeTest:
      return asks(node) ? branch(node, truth(true), truth(false)) : value(given: node)
    case .variable, .assign, .for, .while, .doWhile, .do, .throw, .break, .continue, .block, .empty: return nil
    default: return value(given: node)
    }
  }

  private mutating func truth(_ holds: Bool) -> Decision {
    saysTruth = true
    return .answer(.truth(holds))
  }

  private mutating func value(given node: NodeID) -> Decision {
    values.append(node)
    return .answer(.value(node))
  }

  private func asks(_ node: NodeID) -> Bool {
    tree.kind(node) == .typeTest || tree.kind(node) == .prefix && tree.label(node) == "!"
      || ["&&", "||", "==", "!=", "<", "<=", ">", ">="].contains(tree.label(node)) && tree.kind(node) == .binary
  }

  // MARK: Conditions

  /// - Returns: `nil` when it becomes too large.
  private mutating func branch(_ condition: NodeID, _ yes: Decision, _ no: Decision) -> Decision? {
    size += 1
    guard size < DecisionReader.sizeLimit else { return nil }
    switch tree.kind(condition) {
    case .boolean: return tree.label(condition) == "true" ? yes : no
    case .prefix where tree.label(condition) == "!": return branch(tree.child(condition, 0), no, yes)
    case .binary:
      let (first, second) = (tree.child(condition, 0), tree.child(condition, 1))
      let label = tree.label(condition)
      switch label {
      case "&&": return branch(second, yes, no).flatMap { branch(first, $0, no) }
      case "||": return branch(second, yes, no).flatMap { branch(first, yes, $0) }
      case "==", "!=":
        guard let value = value(second) else { fallthrough }
        let question = Decision.Question(subject: subject(first, choosing: value, at: second), value: value)
        let isEqual = label == "=="
        return .question(question, yes: isEqual ? yes : no, no: isEqual ? no : yes)
      case "<", ">", "<=", ">=":
        let isTurned = label == ">" || label == "<="
        let isDenied = ["!=", "<=", ">="].contains(label)
        let relation = ["==", "!="].contains(label) ? "==" : "<"
        let question = Decision.Question(
          subject: subject(condition, relation, isTurned ? [second, first] : [first, second]), value: nil)
        return .question(question, yes: isDenied ? no : yes, no: isDenied ? yes : no)
      default: break
      }
    default: break
    }
    return .question(.init(subject: subject(condition, choosing: nil), value: nil), yes: yes, no: no)
  }

  /// How a value is spelt that no other one equals: a case or a constant.
  private func value(_ node: NodeID) -> String? {
    switch tree.kind(node) {
    case .implicitMember where tree.childCount(node) == 0: return "." + tree.label(node)
    case .name where tree.marks(node).isDisjoint(with: .local) && isCase(node): return "." + tree.label(node)
    case .null: return "null"
    case .integer, .character, .boolean: return tree.label(node)
    case .string: return tree.plainText(node).map { "\"" + $0 }
    default: return nil
    }
  }

  /// Whether a name is that of a case, as far as its spelling tells.
  private func isCase(_ name: NodeID) -> Bool {
    if tree.marks(name).contains(.synthesized) { return true }
    // `.open`, `Kind.open`, `OPEN`
    let spelling = text.file.text(in: tree.range(name))
    return spelling.hasPrefix(".") || spelling.first?.isUppercase == true
  }

  private mutating func subject(_ node: NodeID, _ relation: String, _ operands: [NodeID]) -> Int {
    let keys = operands.map { fingerprints.exact($0) }
    let known = subjects.firstIndex { $0.relation == relation && $0.operands.map { fingerprints.exact($0) } == keys }
    if known == nil { subjects.append(Subject(node: node, relation: relation, operands: operands)) }
    return known ?? subjects.count - 1
  }

  private mutating func subject(_ node: NodeID, choosing value: String?, at place: NodeID? = nil) -> Int {
    let key = fingerprints.exact(node)
    let known = subjects.firstIndex {
      $0.relation.isEmpty && fingerprints.exact($0.node) == key && $0.values.isEmpty == (value == nil)
    }
    let index = known ?? subjects.count
    if known == nil { subjects.append(Subject(node: node)) }
    if let value, !subjects[index].values.contains(value) {
      subjects[index].values.append(value)
      subjects[index].places.append(place ?? node)
    }
    return index
  }

  // MARK: Choices

  private mutating func choice(_ node: NodeID) -> Decision? {
    let arms = Array(tree.children(node).dropFirst())
    guard !tree.isEmpty(tree.child(node, 0)), !arms.isEmpty, arms.allSatisfy({ tree.kind($0) == .arm }) else {
      return nil
    }
    let asked = tree.child(node, 0)
    var result: Decision?
    for arm in arms.reversed() {
      let patterns = tree.children(tree.child(arm, 0))
      guard let given = block(tree.child(arm, 2)) else { return nil }
      let isDefault = patterns.contains { tree.kind($0) == .default }
      let guardNode = tree.child(arm, 1)
      if result == nil {
        // Without anything else the last arm takes what is left.
        guard tree.isEmpty(guardNode) else { return nil }
        if !isDefault {
          for item in patterns {
            guard let value = pattern(in: item) else { return nil }
            subjects[subject(asked, choosing: value, at: item)].isClosed = true
          }
        }
        result = given
        continue
      }
      guard !isDefault, let no = result else { return nil }
      let yes = tree.isEmpty(guardNode) ? given : branch(guardNode, given, no)
      guard let yes else { return nil }
      var whole = no
      for item in patterns.reversed() {
        size += 1
        guard let value = pattern(in: item), size < DecisionReader.sizeLimit else { return nil }
        whole = .question(.init(subject: subject(asked, choosing: value, at: item), value: value), yes: yes, no: whole)
      }
      result = whole
    }
    return result
  }

  private func pattern(in node: NodeID) -> String? {
    switch tree.kind(node) {
    case .casePattern: return "." + tree.label(node)
    case .expressionPattern: return tree.children(node).first.flatMap { value($0) }
    default: return nil
    }
  }
}

extension Decision {
  /// The answer where some questions are answered so.
  ///
  /// - Parameter isTrue: what a subject is: of one that holds or not whether it does, of others the value.
  func answer(_ isTrue: (Question) -> Bool) -> Answer {
    switch self {
    case .answer(let answer): answer
    case .question(let question, let yes, let no): isTrue(question) ? yes.answer(isTrue) : no.answer(isTrue)
    }
  }
}

extension DecisionReader {
  /// What is asked by a value that holds or not.
  mutating func question(_ node: NodeID) -> Decision.Question {
    Decision.Question(subject: subject(node, choosing: nil), value: nil)
  }
}

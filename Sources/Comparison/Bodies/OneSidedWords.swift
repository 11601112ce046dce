internal import CodeModel
package import SourceModel

/// What only one of two bodies says, of bodies too different to be held against each other: its texts and numbers, and
/// the functions of its own code base that it calls. Those tell a reader where to look.
package struct OneSidedWords: Sendable, Hashable {
  /// As the source spells them, those first that say most.
  package private(set) var swift: [String] = []
  package private(set) var kotlin: [String] = []

  package init() {}

  package subscript(side: Side) -> [String] { side == .swift ? swift : kotlin }

  /// - Parameter pairs: the parts of both bodies that are compared, Swift first.
  init(_ comparer: BodyComparer, _ pairs: [(NodeID, NodeID)]) {
    let left = SaidWords(
      pairs.map(\.0), in: comparer.left, comparer.sharedNames.constants.swift, comparer.sharedNames.ownSteps.swift)
    let right = SaidWords(
      pairs.map(\.1), in: comparer.right, comparer.sharedNames.constants.kotlin, comparer.sharedNames.ownSteps.kotlin)
    swift = left.spellings { word in
      right.includes(word) || right.names.contains { comparer.isAlias(word.name, $0) }
    }
    kotlin = right.spellings { word in
      left.includes(word) || left.names.contains { comparer.isAlias($0, word.name) }
    }
  }
}

/// What one body says.
private struct SaidWords {
  struct Word {
    /// Of a text or number.
    var value: UInt64?
    /// The key of what is called; else empty.
    var name = ""
    var spelling: String
    var rank: Rank
  }

  /// Words by which data is known say more than sentences, which are mostly for developers.
  enum Rank: Int { case key, number, call, sentence }

  /// So many are told.
  private static let limit = 2
  /// Numbers that every loop and every flag has.
  private static let commonNumbers: Set<String> = ["0", "1", "0.0", "1.0"]

  private var words: [Word] = []
  /// Texts and numbers, those behind the names of constants included.
  private var values: Set<UInt64> = []
  private(set) var names: Set<String> = []

  init(_ roots: [NodeID], in text: BodyComparer.Text, _ constants: NamedConstants, _ declared: OwnSteps) {
    for node in roots.flatMap({ text.tree.preorder($0) }) {
      let label = text.tree.label(node)
      switch text.tree.kind(node) {
      case .text: addText(label)
      case .integer, .floating: addNumber(node, label, in: text)
      case .call: addCall(text.tree.child(node, 0), in: text, declared)
      case .name, .member, .implicitMember, .reference, .casePattern:
        names.insert(label)
        if case .literal(let literal) = constants.value(node, in: text) {
          values.insert(literal.text.map { StableHash.of($0) } ?? literal.hash)
        }
      default: break
      }
    }
  }

  private mutating func addText(_ content: String) {
    let value = StableHash.of(content)
    guard values.insert(value).inserted, content.contains(where: \.isLetter) else { return }
    let isSentence = content.contains(where: \.isWhitespace)
    words.append(Word(value: value, spelling: "\"\(content)\"", rank: isSentence ? .sentence : .key))
  }

  private mutating func addNumber(_ node: NodeID, _ label: String, in text: BodyComparer.Text) {
    let value = text.fingerprints.exact(node)
    guard values.insert(value).inserted, !Self.commonNumbers.contains(label) else { return }
    words.append(Word(value: value, spelling: text.file.text(in: text.tree.range(node)), rank: .number))
  }

  /// What the platform offers is called otherwise on each; what the code base declares has a name to look for. One word,
  /// such as `add`, is mostly the platform's, whoever declares one, too.
  private mutating func addCall(_ callee: NodeID, in text: BodyComparer.Text, _ declared: OwnSteps) {
    let name = text.tree.label(callee)
    guard [.name, .member].contains(text.tree.kind(callee)), !names.contains(name), declared.declares(name) else {
      return
    }
    let spelling = text.file.text(in: text.tree.range(callee)).split(separator: ".").last.map(String.init) ?? ""
    guard canonicalName(spelling) == name, CodeModel.words(of: spelling).count > 1 else { return }
    words.append(Word(name: name, spelling: "\(spelling)()", rank: .call))
  }

  func includes(_ word: Word) -> Bool { word.value.map(values.contains) ?? names.contains(word.name) }

  func spellings(but isSaid: (Word) -> Bool) -> [String] {
    let lone = words.filter { !isSaid($0) }
    let ranked = lone.indices.sorted { (lone[$0].rank.rawValue, $0) < (lone[$1].rank.rawValue, $1) }
    return ranked.prefix(Self.limit).map { lone[$0].spelling }
  }
}

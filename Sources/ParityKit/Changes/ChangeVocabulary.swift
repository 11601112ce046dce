internal import CodeModel
internal import FindingModel
internal import Pairing
internal import SourceModel

/// What a change calls by names that neither its own side at base nor the other side at head has anywhere: a sign of
/// something new that needs no line of one side to stand beside a line of the other.
struct ChangeVocabulary {
  /// A name or a text, as code spells it and where it stands first.
  struct Term: Hashable {
    var spelling: String
    var range: ByteRange
  }

  private static let shownTerms = 3
  private static let shortestName = 4
  private static let longestText = 40
  private static let shortestWordOfText = 5

  /// One note for each changed file of a twin that brings such words and about which nothing else is told.
  ///
  /// - Parameters:
  ///   - changes: what the side was at base.
  ///   - told: facts about the change.
  static func notes(
    _ side: Side, _ changes: SideChanges, _ sources: Sources, _ mapping: Mapping, told: [Violation]
  ) -> [Violation] {
    let paired = Set(mapping.twins.map { $0[side] })
    let spoken = Set(told.flatMap { [$0.primary.path, $0.counterpart?.path] }.compactMap { $0 })
    let units = mapping.index(side).units
    var terms: [(unit: Int, terms: [UInt64: Term])] = []
    for number in units.indices where paired.contains(number) {
      let path = units[number].file.path
      guard changes.changedPaths.contains(path), !spoken.contains(path) else { continue }
      terms.append((number, ChangeVocabulary.terms(of: units[number])))
    }
    if terms.isEmpty { return [] }
    // What a finding is about needs no second one.
    let names = told.compactMap { $0.values["name"] }.flatMap {
      $0.utf8.split(whereSeparator: { !DeclaredNames.isWord($0) })
    }
    let toldNames = Set(names.map { hash(Array($0)[...]) })
    for position in terms.indices {
      terms[position].terms = terms[position].terms.filter { !toldNames.contains($0.key) }
    }
    // A change leaves most words as they are; what its own files had before need not be looked for elsewhere.
    for unit in changes.units + sources.side(side.other).units {
      let known = words(of: unit)
      for position in terms.indices { terms[position].terms = terms[position].terms.filter { !known.contains($0.key) } }
      if terms.allSatisfy(\.terms.isEmpty) { return [] }
    }
    return terms.compactMap { entry in
      let novel = entry.terms.values.sorted { $0.range < $1.range }
      guard let first = novel.first else { return nil }
      let path = units[entry.unit].file.path
      let shown = novel.prefix(shownTerms).map { "`\($0.spelling)`" }.joined(separator: ", ")
      return Violation(
        check: "unknown-vocabulary",
        values: [
          "side": side.languageName, "other": side.other.languageName,
          "names": novel.count > shownTerms ? "\(shown) and \(novel.count - shownTerms) more" : shown,
        ],
        confidence: .low, member: nil, primary: Site(side: side, path: path, range: first.range), counterpart: nil,
        identity: ["unknown-vocabulary", side.rawValue] + novel.map(\.spelling))
    }
  }

  // MARK: Words

  /// What a file calls things and the texts that it holds, without local names, by hash.
  private static func terms(of unit: SourceUnit) -> [UInt64: Term] {
    let tree = unit.tree
    var terms: [UInt64: Term] = [:]
    func add(_ spelling: String, _ range: ByteRange) {
      guard spelling.utf8.contains(where: isLetter), range.lower < range.upper else { return }
      let hash = hash(Array(spelling.utf8)[...])
      if let known = terms[hash], known.range < range { return }
      terms[hash] = Term(spelling: spelling, range: range)
    }
    // Only what the user wrote counts: a normal form has names and whole declarations of its own.
    func addNames(_ spelling: String, _ range: ByteRange) {
      let names = spelling.split { $0.isASCII && !$0.isLetter && !$0.isNumber && $0 != "_" }
        .filter { $0.utf8.count >= shortestName && $0 != "init" }
      if names.isEmpty { return }
      let text = Array(unit.file.text(in: range).utf8)
      let written = text.split(whereSeparator: { !DeclaredNames.isWord($0) })
      for name in names.map({ hash(Array($0.utf8)[...]) }) {
        if let word = written.first(where: { hash($0) == name }) { add(String(decoding: word, as: UTF8.self), range) }
      }
    }
    unit.forEachDeclaration { declaration, _ in
      // What makes a value is called like the language's own word for it.
      if declaration.kind != .initializer { addNames(declaration.name, declaration.nameRange) }
    }
    for node in unit.roots.flatMap({ tree.preorder($0) }) {
      let label = tree.label(node)
      switch tree.kind(node) {
      case .name where !tree.marks(node).contains(.local), .member, .implicitMember, .reference:
        addNames(label, tree.range(node))
      case .text:
        for text in texts(label) { add(text, tree.range(node)) }
      default: break
      }
    }
    return terms
  }

  /// A short text is one word, of a long one the long words are; numbers and what stands around them say little.
  private static func texts(_ label: String) -> [String] {
    let trimmed = label.drop { $0 == " " }
    if trimmed.utf8.count <= longestText { return trimmed.utf8.count >= shortestName ? [String(trimmed)] : [] }
    return trimmed.split { !$0.isLetter }.map(String.init).filter { $0.utf8.count >= shortestWordOfText }
  }

  /// Hashes of everything in a file that may be a word, comments included, of its texts, and of what its normal form calls
  /// things: `isNotEmpty` there is an `isEmpty`, too.
  private static func words(of unit: SourceUnit) -> Set<UInt64> {
    var hashes: Set<UInt64> = []
    for word in unit.file.bytes.split(whereSeparator: { !DeclaredNames.isWord($0) }) { hashes.insert(hash(word)) }
    for node in unit.roots.flatMap({ unit.tree.preorder($0) }) {
      switch unit.tree.kind(node) {
      case .text: for text in texts(unit.tree.label(node)) { hashes.insert(hash(Array(text.utf8)[...])) }
      case .name, .member: hashes.insert(hash(Array(unit.tree.label(node).utf8)[...]))
      default: break
      }
    }
    return hashes
  }

  /// FNV-1a over the letters and digits, whatever their case.
  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word where byte != UInt8(ascii: "_") {
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      hash = (hash ^ UInt64(isUpper ? byte | 0x20 : byte)) &* 0x100_0000_01b3
    }
    return hash
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

internal import CodeModel
internal import RuleBook
internal import SourceModel

/// The phrases of `Rules/phrasebook` and of a team, compiled.
///
/// All spellings of a phrase, in both languages, become one: its `normal`, or else its first Kotlin spelling. A spelling
/// of one language is rewritten in the other as well unless that language means something else by it; so a Swift method
/// that a team calls `add` still equals its Kotlin twin.
///
/// Patterns and normal forms are code like any other: their parts go through the book as well, so that nobody has to know
/// how the parts are written in the normal form.
struct Phrasebook: Sendable {
  /// A spelling, compiled.
  struct Spelling: Sendable {
    let phrase: Phrase
    let side: Side
    /// Which of the phrase's texts in its language it is.
    let number: Int
    /// Which of `normals` is the phrase's.
    let normal: Int
    private(set) var pattern: Pattern
    /// Of `pattern`.
    private(set) var rank: Pattern.Rank

    /// - Parameter rank: of the pattern, when it is known.
    init(phrase: Phrase, side: Side, number: Int, normal: Int, pattern: Pattern, rank: Pattern.Rank? = nil) {
      self.phrase = phrase
      self.side = side
      self.number = number
      self.normal = normal
      self.pattern = pattern
      self.rank = rank ?? pattern.rank
    }

    var text: PhraseText { phrase.patterns[side][number] }

    /// - Returns: whether the pattern is another one now.
    mutating func rewriteInside(_ table: PhraseTable) -> Bool {
      let before = rank.text
      guard pattern.rewrite({ table.rewrite(&$0, from: $1, includingRoot: false) }) else { return false }
      rank = pattern.rank
      return rank.text != before
    }

    var near: [NearMark] {
      phrase.near.map { NearMark(hazard: $0, equivalence: phrase.id, spelling: text.text) }
    }
  }

  struct Normal: Sendable {
    let phrase: Phrase
    /// Of the phrase, in the book.
    let number: Int
    private(set) var pattern: Pattern
    /// Of `pattern`.
    private(set) var text: String

    /// - Parameter text: of the pattern, when it is known.
    init(phrase: Phrase, number: Int, pattern: Pattern, text: String? = nil) {
      self.phrase = phrase
      self.number = number
      self.pattern = pattern
      self.text = text ?? pattern.text
    }

    /// - Returns: whether the pattern is another one now.
    mutating func rewrite(_ table: PhraseTable) -> Bool {
      let before = text
      guard pattern.rewrite({ table.rewrite(&$0, from: $1) }) else { return false }
      text = pattern.text
      return text != before
    }
  }

  private(set) var spellings: [Spelling] = []
  private(set) var normals: [Normal] = []
  private(set) var problems: [Problem] = []
  /// Of `normals`, those that are not used because they hold what they replace.
  private var restless: Set<Int> = []
  private var swift = PhraseTable([])
  private var kotlin = PhraseTable([])

  init(_ phrases: [Phrase], vocabulary: Vocabulary, lower: @escaping @Sendable (SourceFile) -> SourceUnit) {
    let compiler = PhraseCompiler(phrases, vocabulary, lower)
    for (number, phrase) in phrases.enumerated() { add(phrase, number, compiler) }
    rewriteInside()
    refuseConflicts()
  }

  /// The same book as another run has compiled it.
  ///
  /// - Returns: `nil` when that was not these phrases.
  init?(_ phrases: [Phrase], _ compiled: CompiledPhrases) {
    for normal in compiled.normals {
      guard phrases.indices.contains(normal.phrase) else { return nil }
      normals.append(
        Normal(phrase: phrases[normal.phrase], number: normal.phrase, pattern: normal.pattern, text: normal.text))
    }
    for spelling in compiled.spellings {
      guard normals.indices.contains(spelling.normal) else { return nil }
      let phrase = normals[spelling.normal].phrase
      guard phrase.patterns[spelling.side].indices.contains(spelling.number) else { return nil }
      spellings.append(
        Spelling(
          phrase: phrase, side: spelling.side, number: spelling.number, normal: spelling.normal,
          pattern: spelling.pattern, rank: spelling.rank))
    }
    index()
  }

  /// For later runs; `nil` when there is anything to say about the phrases, which is to be said each time.
  var compiled: CompiledPhrases? {
    guard problems.isEmpty, restless.isEmpty else { return nil }
    return CompiledPhrases(
      normals: normals.map { CompiledPhrases.Normal(phrase: $0.number, pattern: $0.pattern, text: $0.text) },
      spellings: spellings.map {
        CompiledPhrases.Spelling(
          side: $0.side, number: $0.number, normal: $0.normal, pattern: $0.pattern, rank: $0.rank)
      })
  }

  /// Rewrites every phrase in a unit, inner expressions first.
  func rewrite(_ unit: inout SourceUnit) {
    let table = unit.file.side == .swift ? swift : kotlin
    for root in unit.roots { table.rewrite(&unit.tree, from: root) }
  }

  // MARK: Compiling

  private mutating func add(_ phrase: Phrase, _ number: Int, _ compiler: PhraseCompiler) {
    func compiled(_ text: PhraseText, _ side: Side) -> Pattern? {
      do throws(PatternFault) {
        return try compiler.pattern(text, side, of: phrase)
      } catch {
        report(phrase, text, "the \(side.languageName) pattern `\(text.text)` \(error.message)")
        return nil
      }
    }
    guard let text = PhraseCompiler.normal(of: phrase), let normal = compiled(text, .kotlin) else { return }
    normals.append(Normal(phrase: phrase, number: number, pattern: normal))
    for side in Side.allCases {
      for (number, text) in phrase.patterns[side].enumerated() {
        guard let pattern = compiled(text, side) else { continue }
        spellings.append(
          Spelling(phrase: phrase, side: side, number: number, normal: normals.count - 1, pattern: pattern))
      }
    }
  }

  private mutating func report(_ phrase: Phrase, _ text: PhraseText, _ message: String, hint: String? = nil) {
    problems.append(
      Problem(
        .error, path: phrase.path, position: text.position, message: "phrase `\(phrase.id)`: \(message)", hint: hint))
  }

  // MARK: Patterns in patterns

  /// Each round may make parts that the next one has to rewrite; real books need two.
  private static let mostRounds = 6
  /// In bytes of the printed pattern; those of real books have less than five hundred. One that holds a spelling of its
  /// own phrase grows without end.
  private static let longestNormal = 8_000
  /// In nodes, those that are replaced included; patterns of real books have less than two hundred.
  private static let largestPattern = 2_000

  private mutating func rewriteInside() {
    index()
    for _ in 0..<Phrasebook.mostRounds {
      var hasChanged = false
      for position in spellings.indices {
        let table = (spellings[position].side == .swift ? swift : kotlin).bounded(toNodes: Phrasebook.largestPattern)
        if spellings[position].rewriteInside(table) { hasChanged = true }
      }
      let table = kotlin.bounded(toNodes: Phrasebook.largestPattern)
      for position in normals.indices where !restless.contains(position) && normals[position].rewrite(table) {
        hasChanged = true
        if normals[position].text.utf8.count > Phrasebook.longestNormal { refuseRestless(position) }
      }
      // What changed nothing may still have left marks.
      index()
      if !hasChanged { return }
    }
  }

  private mutating func refuseRestless(_ normal: Int) {
    restless.insert(normal)
    spellings.removeAll { $0.normal == normal }
    index()
    let phrase = normals[normal].phrase
    guard let text = phrase.normal ?? phrase.patterns.kotlin.first else { return }
    report(
      phrase, text, "its normal form holds a spelling of the phrase itself and would never come to rest",
      hint: "Write a `normal` that is no longer what it stands for.")
  }

  private mutating func index() {
    let heads = Dictionary(grouping: spellings, by: \.side).mapValues { Set($0.map(\.pattern.head)) }
    func table(_ side: Side) -> PhraseTable {
      let taken = heads[side] ?? []
      let own = spellings.filter { $0.side == side }
      // Kotlin's property `first` is an element of a `Pair`.
      let borrowed = spellings.filter {
        $0.side != side && !taken.contains($0.pattern.head) && $0.pattern.head.label != "first"
      }
      return PhraseTable(
        (own + borrowed).map {
          PhraseTable.Entry($0, normals[$0.normal], near: $0.near)
        })
    }
    swift = table(.swift)
    kotlin = table(.kotlin)
  }

  // MARK: Conflicts

  /// Of two equal patterns with different normal forms the later goes, and so does a normal form that would not stay.
  private mutating func refuseConflicts() {
    var owners: [String: Spelling] = [:]
    var kept: [Spelling] = []
    for spelling in spellings {
      let key = "\(spelling.side.rawValue) \(spelling.rank.text)"
      if let owner = owners[key], normals[owner.normal].text != normals[spelling.normal].text {
        report(
          spelling.phrase, spelling.text,
          "the \(spelling.side.languageName) pattern `\(spelling.text.text)` already belongs to `\(owner.phrase.id)`",
          hint: place(of: owner))
        continue
      }
      if owners[key] == nil { kept.append(spelling) }
      owners[key] = owners[key] ?? spelling
    }
    if kept.count < spellings.count {
      spellings = kept
      index()
    }
    for (position, normal) in normals.enumerated() where !restless.contains(position) {
      for (side, table) in [(Side.kotlin, kotlin), (.swift, swift)] {
        var rewritten = normal
        guard rewritten.rewrite(table.bounded(toNodes: Phrasebook.largestPattern)) else { continue }
        let text = normal.phrase.normal ?? normal.phrase.patterns.kotlin[0]
        report(
          normal.phrase, text, "its normal form is a spelling of another phrase in \(side.languageName)",
          hint: "Write a `normal` that neither language reads as something else.")
      }
    }
  }

  private func place(of spelling: Spelling) -> String {
    "It stands in \(spelling.phrase.path), line \(spelling.text.position.line)."
  }

  /// Pairs of spellings of different phrases between which nothing decides: some code matches both, both say equally
  /// much, and it matters in the end which is taken.
  ///
  /// - Parameter isAsked: whether the mistakes of a phrase are wanted; they are told at the later one of two.
  func ambiguities(where isAsked: (Phrase) -> Bool) -> [Problem] {
    var problems: [Problem] = []
    for side in Side.allCases {
      let own = spellings.filter { $0.side == side }
      var groups: [PatternHead: [Spelling]] = [:]
      for spelling in own {
        let head = spelling.pattern.head.withAnyArguments
        for earlier in groups[head] ?? [] where isAsked(spelling.phrase) || isAsked(earlier.phrase) {
          guard isAmbiguous(earlier, spelling, side) else { continue }
          problems.append(
            Problem(
              .error, path: spelling.phrase.path, position: spelling.text.position,
              message: "phrase `\(spelling.phrase.id)`: some code matches both the \(side.languageName) pattern "
                + "`\(spelling.text.text)` and `\(earlier.text.text)` of `\(earlier.phrase.id)`",
              hint: "\(place(of: earlier)) Let one of them say more."))
        }
        groups[head, default: []].append(spelling)
      }
    }
    return problems
  }

  private func isAmbiguous(_ one: Spelling, _ other: Spelling, _ side: Side) -> Bool {
    guard one.phrase.id != other.phrase.id, one.rank.isLevel(with: other.rank),
      let (tree, root) = one.pattern.meeting(other.pattern)
    else { return false }
    let table = side == .swift ? swift : kotlin
    let results = [one, other].map { spelling in
      var tree = tree
      let entry = PhraseTable.Entry(spelling, normals[spelling.normal], near: [])
      if !entry.isNormal, let bindings = entry.pattern.match(root, in: tree) {
        table.apply(entry, bindings, at: root, &tree)
      }
      table.rewrite(&tree, from: root)
      return Pattern(tree: tree, root: root).text
    }
    return results[0] != results[1]
  }
}

internal import CodeModel
package import SourceModel

/// Different words that both communities use for one idea, from `Rules/`: members that a platform calls, names of
/// members, words inside names, prefixes of events.
package struct NameSynonyms: Sendable, Hashable {
  /// By canonical name: the number of the group that a whole name belongs to.
  private var groupOfName: [String: Int] = [:]
  /// By lower-case word: the first word of its group.
  private var wordOfWord: [String: String] = [:]
  private var lifecycleOfName: PerSide<[String: Int]> = PerSide()
  private var eventPrefixes: Set<String> = []
  /// By side: the words, in lower case, of each ending of names of members that give one value after another.
  private var streams: PerSide<[[String]]> = PerSide()

  package init() {}

  /// - Parameters:
  ///   - names: groups of member names.
  ///   - words: groups of words that end type names and stand inside member names.
  ///   - lifecycle: members that the two platforms call at the same moment.
  ///   - eventPrefixes: first words of members that tell of an event.
  ///   - streams: last words of members that give one value after another.
  package init(
    names: [[String]], words: [[String]], lifecycle: [(swift: [String], kotlin: [String])], eventPrefixes: [String],
    streams: PerSide<[String]> = PerSide()
  ) {
    self.streams = streams.map { $0.map { CodeModel.words(of: $0) }.filter { !$0.isEmpty } }
    for (number, group) in names.enumerated() {
      for name in group { groupOfName[canonicalName(name)] = number }
    }
    for group in words + names {
      guard let first = group.first?.lowercased() else { continue }
      for word in group where CodeModel.words(of: word).count == 1 && wordOfWord[word.lowercased()] == nil {
        wordOfWord[word.lowercased()] = first
      }
    }
    for (number, pair) in lifecycle.enumerated() {
      for name in pair.swift { lifecycleOfName[.swift][canonicalName(name)] = number }
      for name in pair.kotlin { lifecycleOfName[.kotlin][canonicalName(name)] = number }
    }
    self.eventPrefixes = Set(eventPrefixes.map { $0.lowercased() })
  }

  /// The keys under which the other side may know a member, with the reason.
  func keys(of name: String, side: Side) -> [(key: String, evidence: Evidence)] {
    var keys: [(String, Evidence)] = []
    let canonical = canonicalName(name)
    if let number = lifecycleOfName[side][canonical] { keys.append(("lifecycle \(number)", .lifecycle)) }
    if let number = groupOfName[canonical] { keys.append(("synonym \(number)", .synonym)) }
    var parts = words(of: name)
    var isEvent = false
    var about: [String] = []
    while let index = parts.firstIndex(where: { eventPrefixes.contains($0) }), parts.count > 1, index <= 2 {
      about = Array(parts[..<index])
      parts.removeFirst(index + 1)
      isEvent = true
    }
    let mapped = parts.map { wordOfWord[$0] ?? $0 }
    if isEvent {
      keys.append(("event " + mapped.joined(), .synonym))
      keys.append(("moment " + NameSynonyms.moment(mapped), .synonym))
      // `checkoutDidFinish` and `onCheckoutFinished`.
      if !about.isEmpty { keys.append(("moment " + NameSynonyms.moment(mapped) + about.joined(), .synonym)) }
      // `stateChanged` and `changeState`.
      if mapped.count > 1, let verb = mapped.last, verb.hasSuffix("ed") {
        keys.append(("moment " + NameSynonyms.moment([verb] + mapped.dropLast()), .synonym))
      }
    }
    // The first word of a group stands for itself and must be found as well.
    if parts.contains(where: { wordOfWord[$0] != nil }), !isEvent {
      keys.append(("words " + mapped.joined(), .synonym))
    }
    return keys
  }

  /// What the values are that a member gives one after another, by its name: `error` of `errorPublisher` and of
  /// `errorAsFlow`; `nil` where the name says nothing of the kind.
  func stem(ofStream name: String, side: Side) -> String? {
    let parts = words(of: name)
    // `StateFlow` ends in `Flow`, too.
    let ending = streams[side].filter { parts.count > $0.count && parts.suffix($0.count) == $0[...] }
      .map(\.count).max()
    guard let ending else { return nil }
    var stem = parts.dropLast(ending)
    if stem.last == "as" { stem.removeLast() }
    return stem.isEmpty ? nil : stem.joined()
  }

  /// The keys of a delegate's method that is named after who calls it, and by its second label after what happened:
  /// `player(_:didSeekTo:)`.
  func keys(ofEventIn parameters: [Parameter]) -> [(key: String, evidence: Evidence)] {
    guard parameters.count > 1, parameters[0].label == "_", let label = parameters[1].label else { return [] }
    var parts = words(of: label)
    guard let first = parts.first, eventPrefixes.contains(first), parts.count > 1 else { return [] }
    parts.removeFirst()
    let mapped = parts.map { wordOfWord[$0] ?? $0 }
    let moment = NameSynonyms.moment(mapped)
    var keys: [(key: String, evidence: Evidence)] = [
      ("event " + mapped.joined(), .synonym), ("moment " + moment, .synonym),
    ]
    // `didChange state` is what a listener calls `onStateChanged`, and `didReceive message` what it calls `onMessage`.
    let passed = words(of: parameters[1].name).map { wordOfWord[$0] ?? $0 }.joined()
    if mapped.count == 1, !passed.isEmpty {
      keys.append(("moment " + moment + passed, .synonym))
      if NameSynonyms.deliveries.contains(mapped[0]) { keys.append(("event " + passed, .synonym)) }
    }
    return keys
  }

  /// Verbs that say no more of an event than that it has come.
  private static let deliveries: Set<String> = ["receive", "get", "emit", "produce", "deliver"]

  /// What happens, whatever form its verb has: `failWith` and `failed`.
  private static func moment(_ words: [String]) -> String {
    let rest = words.count > 1 && prepositions.contains(words[words.count - 1]) ? words.dropLast() : words[...]
    return stem(rest.first ?? "") + rest.dropFirst().joined()
  }

  /// `start` of `started`, `stop` of `stopped`, `receiv` of `receive` and `received`.
  static func stem(_ verb: String) -> String {
    let verb = irregular[verb] ?? verb
    var stem = verb
    for ending in ["ing", "ed", "ure", "e"] where stem.hasSuffix(ending) && stem.count > ending.count + 2 {
      stem.removeLast(ending.count)
      break
    }
    // `cancel` of `cancelled`, and `instal` of `install` as of `installed`.
    if stem.count > 5, stem.hasSuffix("ll") { stem.removeLast() }
    let isDoubled = stem.count > 3 && stem.last == stem.dropLast().last
    if stem.count < verb.count, isDoubled, let last = stem.last, !"lsf".contains(last) {
      stem.removeLast()
    }
    return stem
  }
}

/// Verbs by their forms that no rule gives.
private let irregular = [
  "began": "begin", "begun": "begin", "broken": "break", "built": "build", "chosen": "choose", "found": "find",
  "given": "give", "gone": "go", "held": "hold", "hidden": "hide", "kept": "keep", "left": "leave", "lost": "lose",
  "made": "make", "met": "meet", "paid": "pay", "ran": "run", "sent": "send", "shown": "show", "spent": "spend",
  "taken": "take", "thrown": "throw", "withdrawn": "withdraw", "written": "write",
]

/// Words by which a name says what it has to do with what it is given: `fetchPages(for:)`, `colorOf`.
let prepositions: Set<String> = ["at", "by", "for", "from", "in", "of", "on", "to", "with"]

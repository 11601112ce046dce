package import SourceModel

/// What words in names say of what they name. The lists stand in `Rules/conventions/words.yml`; an empty value knows
/// nothing.
package struct Lexicon: Sendable, Hashable {
  package enum Topic: String, Sendable, CaseIterable {
    /// Amounts that people compare to the cent.
    case money
    /// What keeps data on one device, for itself.
    case stores
    /// How much there may be of something.
    case limits
    /// What machines read, and compare byte for byte.
    case machines
    /// Types whose values are sent.
    case requests
    /// Last words of the names of types that only carry what is sent.
    case transports
    /// What happens once and is told each time, even where it is the same again.
    case events
    /// Last words of the names of screens and of what stands behind one.
    case screens
    /// Last words of the names of types whose objects are told what happened.
    case callbacks
    /// What writes for developers.
    case logs
    /// Last words of the names of texts that developers read sooner than users do.
    case messages
    /// What maps of settings are called.
    case settings
    /// What the number of a version is about that code asks of others, or has agreed on with them.
    case demands
    /// What reads and writes dates.
    case formatters
    /// What only stands in for something, in tests or where there is nothing.
    case standIns
    /// What invites everybody to try what is not settled yet.
    case previews
    /// The case of an enum for whatever its side does not know.
    case others
    /// The case of an enum for that there is none.
    case nothing
    /// What is said of types that have nothing else in common.
    case vague
    /// What only Apple's platforms have, and what only Android has.
    case apple, android
  }

  private var lists: [Topic: Set<String>] = [:]

  package init() {}

  /// The words of a topic, in lower case.
  package subscript(topic: Topic) -> Set<String> { lists[topic] ?? [] }

  /// Adds words, in lower case, to those of a topic.
  package mutating func add(_ words: [String], to topic: Topic) { lists[topic, default: []].formUnion(words) }

  /// Adds all that another one knows.
  package mutating func add(_ other: Lexicon) {
    for (topic, words) in other.lists { lists[topic, default: []].formUnion(words) }
  }

  /// Whether a name says that it is of something that only one platform has, in one word or in two that follow each other.
  package func saysPlatform(_ name: String, of side: Side) -> Bool {
    let own = self[side == .swift ? .apple : .android]
    let words = words(of: name)
    return words.contains(where: own.contains) || zip(words, words.dropFirst()).contains { own.contains($0 + $1) }
  }

  /// Whether one of the words in a name says so.
  package func says(_ topic: Topic, _ name: String) -> Bool { !self[topic].isDisjoint(with: words(of: name)) }
}

// struct PlacementQueue                   class EventQueue
// func resetPlacement()                   fun resetEvent()
// var lastPlacements: [String]            val lastEvents: List<String>
//
// One side says `placement` wherever the other says `event`: three names that are linked for other reasons show it, and
// after that the words alone say that `skippedPlacement` is `skippedEvent`.

/// Words that one side has in the names of its declarations where the other side has others.
struct Renamings: Sendable {
  /// The words of two linked names.
  struct Names: Hashable {
    var swift: [String]
    var kotlin: [String]
  }

  /// So many names have to differ by the same words.
  private static let leastNames = 3

  private let renamings: [Names]

  /// - Parameters:
  ///   - renamed: the names of counterparts that are linked although they are called otherwise.
  ///   - linked: the names of all counterparts. A word that more of them keep on both sides has not given way.
  init(renamed: Set<Names>, linked: Set<Names>) {
    let differences = renamed.compactMap(Self.difference).filter { !Self.areOpposites($0) }
    let counts = differences.reduce(into: [Names: Int]()) { $0[$1, default: 0] += 1 }
    renamings = counts.filter { renaming, count in
      count >= Self.leastNames
        && count
          >= linked.count {
            Self.contains($0.swift, renaming.swift) && Self.contains($0.kotlin, renaming.swift)
          }
    }
    .keys.sorted { ($0.swift + [" "] + $0.kotlin).lexicographicallyPrecedes($1.swift + [" "] + $1.kotlin) }
  }

  var isEmpty: Bool { renamings.isEmpty }

  /// Whether a Swift name becomes a Kotlin one by other words for one thing.
  func makes(_ kotlin: [String], of swift: [String]) -> Bool {
    renamings.contains { renaming in
      Self.contains(swift, renaming.swift) && Self.replacing(renaming, in: swift) == kotlin
    }
  }

  /// The words in which two names differ that begin or end alike, of several things as of one.
  private static func difference(_ names: Names) -> Names? {
    let (left, right) = differingWords(names.swift, names.kotlin)
    guard left.count < names.swift.count, let own = left.last, let other = right.last else { return nil }
    guard let one = singular(own), let otherOne = singular(other) else {
      return Names(swift: Array(left), kotlin: Array(right))
    }
    return Names(swift: left.dropLast() + [one], kotlin: right.dropLast() + [otherOne])
  }

  /// Whether two words say opposite things, of which a type has one member each.
  static func areOpposites(_ names: Names) -> Bool {
    opposites.contains { pair in
      names.swift.contains(pair.0) && names.kotlin.contains(pair.1)
        || names.swift.contains(pair.1) && names.kotlin.contains(pair.0)
    }
  }

  private static let opposites = [
    ("up", "down"), ("upload", "download"), ("start", "end"), ("start", "stop"), ("begin", "end"), ("min", "max"),
    ("minimum", "maximum"), ("in", "out"), ("input", "output"), ("read", "write"), ("first", "last"),
    ("enable", "disable"), ("enabled", "disabled"), ("source", "target"), ("from", "to"), ("before", "after"),
    ("old", "new"), ("open", "close"), ("show", "hide"), ("left", "right"), ("top", "bottom"), ("width", "height"),
    ("next", "previous"), ("local", "remote"), ("get", "set"), ("add", "remove"), ("push", "pop"), ("send", "receive"),
    ("request", "response"), ("success", "failure"), ("success", "error"), ("encode", "decode"), ("day", "week"),
    ("daily", "weekly"), ("weekly", "monthly"), ("monthly", "yearly"), ("x", "y"), ("light", "dark"),
  ]

  private static func singular(_ word: String) -> String? {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : nil
  }

  private static func contains(_ name: [String], _ part: [String]) -> Bool {
    name.indices.contains { begins(name[$0...], with: part) != nil }
  }

  /// Whether words begin with others, of one thing or of several: the ending that the last one has besides.
  private static func begins(_ name: ArraySlice<String>, with part: [String]) -> String? {
    let start = name.prefix(part.count)
    guard start.count == part.count, start.dropLast().elementsEqual(part.dropLast()), let last = start.last else {
      return nil
    }
    return ["", "s"].first { last == (part.last ?? "") + $0 }
  }

  private static func replacing(_ renaming: Names, in name: [String]) -> [String] {
    var replaced: [String] = []
    var rest = name[...]
    while let word = rest.first {
      if let ending = begins(rest, with: renaming.swift) {
        replaced += renaming.kotlin.dropLast() + [(renaming.kotlin.last ?? "") + ending]
        rest = rest.dropFirst(renaming.swift.count)
      } else {
        replaced.append(word)
        rest = rest.dropFirst()
      }
    }
    return replaced
  }
}

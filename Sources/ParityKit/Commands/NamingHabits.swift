package import FindingModel
internal import SourceModel

/// How a team names counterparts where none of the usual ways does: `CheckoutModule.swift` and `CheckoutComponent.kt`.
package struct NamingHabit: Sendable, Hashable {
  /// `{N}Module`, as the configuration's `names` has it.
  package var swift: String
  package var kotlin: String
  /// How many pairs of files are named so.
  package var count: Int

  /// So many pairs make a habit; fewer may be chance.
  private static let fewest = 3

  /// The habits that files without a twin show, the commonest first. A file shows one at most.
  package static func among(_ unpaired: [Report.UnpairedFile]) -> [NamingHabit] {
    let names = Dictionary(grouping: unpaired, by: \.side).mapValues { files in
      Set(files.compactMap { words($0.path) }).sorted { $0.joined() < $1.joined() }
    }
    var pairs: [Halves: [Pair]] = [:]
    for swift in names[.swift] ?? [] {
      for kotlin in names[.kotlin] ?? [] where swift != kotlin {
        for halves in [Halves(beginningOf: swift, kotlin), Halves(endOf: swift, kotlin)].compactMap({ $0 }) {
          pairs[halves, default: []].append(Pair(swift: swift, kotlin: kotlin))
        }
      }
    }
    var (used, habits): (Set<[String]>, [NamingHabit]) = ([], [])
    let ordered = pairs.sorted {
      ($1.value.count, $0.key.swift, $0.key.kotlin) < ($0.value.count, $1.key.swift, $1.key.kotlin)
    }
    for (halves, all) in ordered {
      let free = all.filter { !used.contains(["swift"] + $0.swift) && !used.contains(["kotlin"] + $0.kotlin) }
      guard free.count >= fewest else { continue }
      for pair in free { used.formUnion([["swift"] + pair.swift, ["kotlin"] + pair.kotlin]) }
      habits.append(NamingHabit(swift: halves.swift, kotlin: halves.kotlin, count: free.count))
    }
    return habits
  }

  private struct Pair {
    var swift: [String]
    var kotlin: [String]
  }

  /// What is left of two names when the words that they share, at the beginning or at the end, are called `{N}`.
  private struct Halves: Hashable {
    var swift: String
    var kotlin: String

    init?(beginningOf swift: [String], _ kotlin: [String]) {
      let shared = zip(swift, kotlin).prefix { $0 == $1 }.count
      guard shared > 0 else { return nil }
      self.swift = "{N}" + swift.dropFirst(shared).joined()
      self.kotlin = "{N}" + kotlin.dropFirst(shared).joined()
    }

    init?(endOf swift: [String], _ kotlin: [String]) {
      let shared = zip(swift.reversed(), kotlin.reversed()).prefix { $0 == $1 }.count
      guard shared > 0 else { return nil }
      self.swift = swift.dropLast(shared).joined() + "{N}"
      self.kotlin = kotlin.dropLast(shared).joined() + "{N}"
    }
  }

  /// The words of a file's name: `LoginViewModel` has three. `nil` for what is no name of a type, such as `Array+`.
  private static func words(_ path: String) -> [String]? {
    let name = (path.split(separator: "/").last ?? "").prefix { $0 != "." }
    guard name.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    let letters = Array(name)
    var words: [String] = []
    for (position, letter) in letters.enumerated() {
      let follows = position > 0 && letters[position - 1].isUppercase
      let leads = position + 1 < letters.count && letters[position + 1].isLowercase
      // A capital begins a word, unless it is one of several, as in `NFCTag`.
      if letter.isUppercase, !follows || leads { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }
}

internal import FindingModel

/// How the lines of two files stand side by side: corresponding lines in one row, gaps where one side has more.
struct LineAlignment: Equatable {
  /// Some lines of each side that begin in one row; the shorter side is filled up with empty cells.
  struct Run: Equatable {
    var swift: Int
    var kotlin: Int
  }

  /// In order; together they cover both files.
  private(set) var runs: [Run] = []

  /// - Parameters:
  ///   - links: lines that correspond, from 1, in any order; of those that cross, as many as possible are kept.
  ///   - hints: further lines that correspond; they count only where they agree with the links.
  init(swift: [Substring], kotlin: [Substring], links: [Anchor], hints: [Anchor] = []) {
    var last = Anchor(swift: 0, kotlin: 0)
    let end = Anchor(swift: swift.count + 1, kotlin: kotlin.count + 1)
    let rising = longestRising(links.filter { $0.stands(between: last, and: end) })
    let agreeing = hints.filter { hint in
      hint.stands(between: last, and: end) && rising.allSatisfy { hint.agrees(with: $0) }
    }
    for anchor in longestRising(rising + agreeing) + [end] {
      let left = swift[last.swift..<max(last.swift, anchor.swift - 1)]
      let right = kotlin[last.kotlin..<max(last.kotlin, anchor.kotlin - 1)]
      // Comments and attributes belong to what follows them.
      let leftTail = anchor == end ? 0 : left.reversed().prefix(while: isPrelude).count
      let rightTail = anchor == end ? 0 : right.reversed().prefix(while: isPrelude).count
      add(left.count - leftTail, right.count - rightTail)
      add(max(0, leftTail - rightTail), max(0, rightTail - leftTail))
      add(min(leftTail, rightTail), min(leftTail, rightTail))
      if anchor != end { add(1, 1) }
      last = anchor
    }
  }

  private mutating func add(_ swift: Int, _ kotlin: Int) {
    if swift == 0, kotlin == 0 { return }
    if let last = runs.last, last.swift == last.kotlin, swift == kotlin {
      runs[runs.count - 1] = Run(swift: last.swift + swift, kotlin: last.kotlin + kotlin)
    } else {
      runs.append(Run(swift: swift, kotlin: kotlin))
    }
  }
}

/// A line of each file, from 1.
struct Anchor: Hashable, Comparable {
  var swift: Int
  var kotlin: Int

  static func < (left: Anchor, right: Anchor) -> Bool { (left.swift, left.kotlin) < (right.swift, right.kotlin) }

  /// Whether both may stand in rows of their own without crossing.
  func agrees(with other: Anchor) -> Bool {
    stands(before: other) || other.stands(before: self)
  }

  func stands(between first: Anchor, and last: Anchor) -> Bool { first.stands(before: self) && stands(before: last) }

  /// On both sides.
  private func stands(before other: Anchor) -> Bool { swift < other.swift && kotlin < other.kotlin }
}

/// A comment or an attribute on a line of its own.
private func isPrelude(_ line: Substring) -> Bool {
  let start = line.drop { $0 == " " || $0 == "\t" }
  return ["//", "/*", "*", "@"].contains { start.hasPrefix($0) }
}

/// The longest choice of anchors that rise on both sides, in order. Of two at one Kotlin line the first stays: a type
/// goes before the members that stand on its line.
private func longestRising(_ anchors: [Anchor]) -> [Anchor] {
  // On one Swift line the highest Kotlin line comes first, so that no two of them rise.
  let sorted = Set(anchors).sorted { ($0.swift, -$0.kotlin) < ($1.swift, -$1.kotlin) }
  var tails: [Int] = []
  var previous: [Int?] = []
  for (index, anchor) in sorted.enumerated() {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[tails[middle]].kotlin < anchor.kotlin { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? tails[low - 1] : nil)
    if low == tails.count {
      tails.append(index)
    } else if sorted[tails[low]].kotlin > anchor.kotlin {
      tails[low] = index
    }
  }
  var chain: [Anchor] = []
  var next = tails.last
  while let index = next {
    chain.append(sorted[index])
    next = previous[index]
  }
  return chain.reversed()
}

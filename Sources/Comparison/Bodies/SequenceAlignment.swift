internal import Foundation

/// Aligns two sequences of statements or arguments in order: equal ends, unique equal items as anchors, and what is left
/// between them by weighted dynamic programming (Needleman and Wunsch, 1970; anchors as in patience diff).
struct SequenceAlignment {
  struct Item {
    var exact: UInt64
    var alpha: UInt64
    var size: Int
  }

  /// Positions that belong together, or one position that has no counterpart; in order.
  typealias Step = (left: Int?, right: Int?)

  let left: [Item]
  let right: [Item]
  /// Below this two items are no counterparts.
  let threshold: Double
  /// 0…1; asked only inside gaps.
  let similarity: (Int, Int) -> Double
  /// Whether two items that stand alone between counterparts are held against each other whatever they say.
  let mayFace: (Int, Int) -> Bool
  private(set) var isTruncated = false

  /// Cells of one table at most; larger gaps are aligned by hash.
  static let cellLimit = 40_000

  init(
    left: [Item], right: [Item], threshold: Double = 0.4, similarity: @escaping (Int, Int) -> Double,
    mayFace: @escaping (Int, Int) -> Bool
  ) {
    self.left = left
    self.right = right
    self.threshold = threshold
    self.similarity = similarity
    self.mayFace = mayFace
  }

  mutating func steps() -> [Step] { align(0..<left.count, 0..<right.count, round: 0) }

  private mutating func align(_ leftRange: Range<Int>, _ rightRange: Range<Int>, round: Int) -> [Step] {
    var low = (leftRange.lowerBound, rightRange.lowerBound)
    var high = (leftRange.upperBound, rightRange.upperBound)
    var prefix: [Step] = []
    while low.0 < high.0, low.1 < high.1, left[low.0].exact == right[low.1].exact {
      prefix.append((low.0, low.1))
      low = (low.0 + 1, low.1 + 1)
    }
    var suffix: [Step] = []
    while high.0 > low.0, high.1 > low.1, left[high.0 - 1].exact == right[high.1 - 1].exact {
      high = (high.0 - 1, high.1 - 1)
      suffix.append((high.0, high.1))
    }
    return prefix + middle(low.0..<high.0, low.1..<high.1, round: round) + suffix.reversed()
  }

  private mutating func middle(_ leftRange: Range<Int>, _ rightRange: Range<Int>, round: Int) -> [Step] {
    if leftRange.isEmpty { return rightRange.map { (nil, $0) } }
    if rightRange.isEmpty { return leftRange.map { ($0, nil) } }
    if leftRange.count == 1, rightRange.count == 1 {
      let pair = (leftRange.lowerBound, rightRange.lowerBound)
      if mayFace(pair.0, pair.1) || similarity(pair.0, pair.1) >= threshold { return [(pair.0, pair.1)] }
      return [(pair.0, nil), (nil, pair.1)]
    }
    guard round < 2 else { return gap(leftRange, rightRange) }
    let anchors = self.anchors(leftRange, rightRange, by: round == 0 ? \.exact : \.alpha)
    if anchors.isEmpty { return middle(leftRange, rightRange, round: round + 1) }
    var steps: [Step] = []
    var from = (leftRange.lowerBound, rightRange.lowerBound)
    for anchor in anchors {
      steps += align(from.0..<anchor.0, from.1..<anchor.1, round: round)
      steps.append((anchor.0, anchor.1))
      from = (anchor.0 + 1, anchor.1 + 1)
    }
    return steps + align(from.0..<leftRange.upperBound, from.1..<rightRange.upperBound, round: round)
  }

  /// The longest run of increasing pairs of items that occur once on both sides. Items under three nodes say too little.
  private func anchors(_ leftRange: Range<Int>, _ rightRange: Range<Int>, by key: KeyPath<Item, UInt64>)
    -> [(Int, Int)]
  {
    func unique(_ items: [Item], _ range: Range<Int>) -> [UInt64: Int] {
      var positions: [UInt64: Int] = [:]
      for position in range where items[position].size >= 3 {
        let hash = items[position][keyPath: key]
        positions[hash] = positions[hash] == nil ? position : -1
      }
      return positions
    }
    let rightPositions = unique(right, rightRange)
    let leftPositions = unique(left, leftRange)
    var pairs: [(Int, Int)] = []
    for position in leftRange where left[position].size >= 3 {
      let hash = left[position][keyPath: key]
      guard leftPositions[hash] == position, let other = rightPositions[hash], other >= 0 else { continue }
      pairs.append((position, other))
    }
    return longestIncreasing(pairs)
  }

  private func longestIncreasing(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[tails[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var chain: [(Int, Int)] = []
    var index = tails.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = previous[index]
    }
    return chain.reversed()
  }

  // MARK: Gaps

  private mutating func gap(_ leftRange: Range<Int>, _ rightRange: Range<Int>) -> [Step] {
    guard leftRange.count * rightRange.count <= SequenceAlignment.cellLimit else {
      isTruncated = true
      return byHash(leftRange, rightRange)
    }
    let width = rightRange.count + 1
    var best = Array(repeating: 0.0, count: (leftRange.count + 1) * width)
    var choice = Array(repeating: UInt8(0), count: best.count)
    for i in 1...leftRange.count {
      for j in 1...rightRange.count {
        let a = leftRange.lowerBound + i - 1
        let b = rightRange.lowerBound + j - 1
        var value = best[(i - 1) * width + j]
        var step: UInt8 = 1
        if best[i * width + j - 1] > value {
          value = best[i * width + j - 1]
          step = 2
        }
        let similarity = self.similarity(a, b)
        if similarity >= threshold {
          let weight = log2(1 + Double(max(1, min(left[a].size, right[b].size))))
          let diagonal = best[(i - 1) * width + j - 1] + (similarity - threshold + 0.001) * weight
          if diagonal >= value {
            value = diagonal
            step = 3
          }
        }
        best[i * width + j] = value
        choice[i * width + j] = step
      }
    }
    var pairs: [(Int, Int)] = []
    var i = leftRange.count
    var j = rightRange.count
    while i > 0, j > 0 {
      switch choice[i * width + j] {
      case 3:
        i -= 1
        j -= 1
        pairs.append((leftRange.lowerBound + i, rightRange.lowerBound + j))
      case 2: j -= 1
      default: i -= 1
      }
    }
    return fill(pairs.reversed(), leftRange, rightRange)
  }

  /// Puts what stands between matched pairs in order; a lone pair between them may still face each other.
  private func fill(_ pairs: [(Int, Int)], _ leftRange: Range<Int>, _ rightRange: Range<Int>) -> [Step] {
    var steps: [Step] = []
    var from = (leftRange.lowerBound, rightRange.lowerBound)
    for pair in pairs + [(leftRange.upperBound, rightRange.upperBound)] {
      if pair.0 - from.0 == 1, pair.1 - from.1 == 1, mayFace(from.0, from.1) {
        steps.append((from.0, from.1))
      } else {
        steps += (from.0..<pair.0).map { ($0, nil) }
        steps += (from.1..<pair.1).map { (nil, $0) }
      }
      if pair.0 < leftRange.upperBound, pair.1 < rightRange.upperBound { steps.append((pair.0, pair.1)) }
      from = (pair.0 + 1, pair.1 + 1)
    }
    return steps
  }

  private func byHash(_ leftRange: Range<Int>, _ rightRange: Range<Int>) -> [Step] {
    var positions: [UInt64: [Int]] = [:]
    for position in rightRange.reversed() { positions[right[position].exact, default: []].append(position) }
    var pairs: [(Int, Int)] = []
    for position in leftRange {
      if let other = positions[left[position].exact]?.popLast() { pairs.append((position, other)) }
    }
    return fill(longestIncreasing(pairs), leftRange, rightRange)
  }
}

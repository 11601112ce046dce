/// Numbers that fall into sets (union by index, with path halving).
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// The smallest number of the set that a number is in.
  mutating func root(_ number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Makes the sets of two numbers one.
  mutating func join(_ left: Int, _ right: Int) {
    let (a, b) = (root(left), root(right))
    parents[max(a, b)] = min(a, b)
  }
}

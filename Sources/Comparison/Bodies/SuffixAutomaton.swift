/// Every run of one sequence, in linear space (Blumer et al., "The smallest automaton recognizing the subwords of a text",
/// 1985). Its storage is reused from one sequence to the next.
struct SuffixAutomaton {
  private struct State {
    /// The length of the longest run of this state.
    var length: Int32
    var link: Int32
    /// Where the runs of this state end for the first time.
    var firstEnd: Int32
    var firstEdge: Int32
  }

  private struct Edge {
    var source: Int32
    var symbol: Int32
    var target: Int32
    /// The next edge of the same state.
    var next: Int32
  }

  private static let none: Int32 = -1
  private var states: [State] = []
  private var edges: [Edge] = []
  /// Edges by state and symbol: an open hash table whose size is a power of two.
  private var table: [Int32] = []
  private var mask = 0
  /// How many slots of the table were looked at, from the first sequence on: the measure of work.
  private(set) var lookups = 0

  mutating func build(_ sequence: ArraySlice<Int32>) {
    states.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    clearTable(for: sequence.count)
    states.append(State(length: 0, link: Self.none, firstEnd: Self.none, firstEdge: Self.none))
    var last: Int32 = 0
    for (position, symbol) in sequence.enumerated() { last = extended(last, symbol, Int32(position)) }
  }

  /// The first longest run that the sequence shares with the automaton's own; offsets count from the start of each.
  mutating func longestCommonRun(
    with sequence: ArraySlice<Int32>
  ) -> (start: Int, startInAutomaton: Int, length: Int) {
    var best = (start: 0, startInAutomaton: 0, length: 0)
    var state: Int32 = 0
    var length = 0
    for (position, symbol) in sequence.enumerated() {
      var found = edge(state, symbol)
      while found == Self.none, state != 0 {
        state = states[Int(state)].link
        length = Int(states[Int(state)].length)
        found = edge(state, symbol)
      }
      guard found != Self.none else { continue }
      state = edges[Int(found)].target
      length += 1
      if length > best.length {
        best = (position - length + 1, Int(states[Int(state)].firstEnd) - length + 1, length)
      }
    }
    return best
  }

  // MARK: Construction

  private mutating func extended(_ last: Int32, _ symbol: Int32, _ position: Int32) -> Int32 {
    let new = Int32(states.count)
    states.append(State(length: states[Int(last)].length + 1, link: 0, firstEnd: position, firstEdge: Self.none))
    var state = last
    var found = edge(state, symbol)
    while found == Self.none {
      connect(state, symbol, new)
      state = states[Int(state)].link
      if state == Self.none { return new }
      found = edge(state, symbol)
    }
    let target = edges[Int(found)].target
    if states[Int(target)].length == states[Int(state)].length + 1 {
      states[Int(new)].link = target
    } else {
      let clone = cloned(target, length: states[Int(state)].length + 1)
      redirect(from: state, symbol, target, to: clone)
      states[Int(target)].link = clone
      states[Int(new)].link = clone
    }
    return new
  }

  private mutating func cloned(_ original: Int32, length: Int32) -> Int32 {
    let clone = Int32(states.count)
    var copy = states[Int(original)]
    copy.length = length
    copy.firstEdge = Self.none
    states.append(copy)
    var next = states[Int(original)].firstEdge
    while next != Self.none {
      let edge = edges[Int(next)]
      connect(clone, edge.symbol, edge.target)
      next = edge.next
    }
    return clone
  }

  private mutating func redirect(from start: Int32, _ symbol: Int32, _ old: Int32, to new: Int32) {
    var state = start
    while state != Self.none {
      let found = edge(state, symbol)
      if found == Self.none || edges[Int(found)].target != old { return }
      edges[Int(found)].target = new
      state = states[Int(state)].link
    }
  }

  // MARK: Edges

  private mutating func connect(_ state: Int32, _ symbol: Int32, _ target: Int32) {
    let slot = slot(state, symbol)
    table[slot] = Int32(edges.count)
    edges.append(Edge(source: state, symbol: symbol, target: target, next: states[Int(state)].firstEdge))
    states[Int(state)].firstEdge = table[slot]
  }

  private mutating func edge(_ state: Int32, _ symbol: Int32) -> Int32 { table[slot(state, symbol)] }

  /// Where the edge stands, or would stand.
  private mutating func slot(_ state: Int32, _ symbol: Int32) -> Int {
    let key = UInt64(UInt32(bitPattern: state)) << 32 | UInt64(UInt32(bitPattern: symbol))
    // The multiplier is 2^64 divided by the golden ratio (Knuth, volume 3, section 6.4).
    var slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    lookups += 1
    while table[slot] != Self.none {
      let edge = edges[Int(table[slot])]
      if edge.source == state, edge.symbol == symbol { break }
      slot = (slot + 1) & mask
      lookups += 1
    }
    return slot
  }

  /// A sequence of n symbols has fewer than 3n edges; the table is at most three quarters full.
  private mutating func clearTable(for count: Int) {
    var size = 16
    while size < 4 * count { size *= 2 }
    mask = size - 1
    if table.count < size {
      table = Array(repeating: Self.none, count: size)
    } else {
      for slot in 0..<size { table[slot] = Self.none }
    }
  }
}

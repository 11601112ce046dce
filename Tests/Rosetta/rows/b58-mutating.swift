struct Tally { private(set) var votes: Int = 0
  mutating func vote() { votes += 1 } }

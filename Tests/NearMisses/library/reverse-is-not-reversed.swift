func order(counts: inout [Int]) {
  counts.reverse()
}

func cut(counts: inout [Int]) {
  counts.remove(at: 2)
}

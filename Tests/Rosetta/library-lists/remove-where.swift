func cut(counts: inout [Int]) {
  counts.removeAll { $0 > 3 }
}

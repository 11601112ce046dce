func cut(counts: inout [Int]) {
  counts.removeAll(where: { $0 > 3 })
}

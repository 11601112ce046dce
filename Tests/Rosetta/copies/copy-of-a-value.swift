class Filter {
  func start(words: [String], marks: Set<Int>, weights: [String: Int]) {
    begin(words)
    begin(marks)
    begin(weights)
  }
}

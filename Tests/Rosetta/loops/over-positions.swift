struct Scale {
  func weigh(_ weights: [Int], _ digits: [Int]) -> Int {
    var sum = 0
    for (index, weight) in weights.enumerated() {
      sum += weight * digits[index]
    }
    return sum
  }

  func show(_ names: [String]) {
    for name in names {
      draw(name)
    }
  }
}

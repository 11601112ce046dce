private let maximum = 3

func isFull(count: Int) -> Bool {
  return count >= maximum
}

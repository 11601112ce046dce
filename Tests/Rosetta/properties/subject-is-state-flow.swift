class CounterModel {
  let count = CurrentValueSubject<Int, Never>(0)

  func isZero() -> Bool {
    return count.value == 0
  }
}

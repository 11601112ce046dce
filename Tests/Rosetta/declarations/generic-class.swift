class Box<T> {
  let value: T

  init(value: T) {
    self.value = value
  }
}

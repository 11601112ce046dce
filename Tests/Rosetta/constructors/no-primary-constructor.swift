class Size {
  let width: Int

  init(width: Int) {
    self.width = width
  }
}

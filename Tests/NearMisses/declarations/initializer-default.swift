struct Page {
  let size: Int

  init(size: Int = 20) {
    self.size = size
  }
}

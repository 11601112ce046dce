class Presenter {
  let title: String
  let limit: Int

  init(title: String, limit: Int) {
    self.title = title
    self.limit = limit
  }
}

class Query {
  private var text: String?
  private var page: Int?

  init() {
  }

  init(text: String) {
    self.text = text + "*"
  }
}

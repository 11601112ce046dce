class Presenter {
  private let title: String

  init(title: String) {
    self.title = title
  }
}

final class Screen {
  var presenter: Presenter!
  func show() { presenter.load() }
}

class View {
  func hide() {
  }
}

class Presenter {
  var view: View?

  func dismiss() {
    view?.hide()
  }
}

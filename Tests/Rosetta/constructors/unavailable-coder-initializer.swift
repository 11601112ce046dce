class BaseView: NSObject {
}

class LoginView: BaseView {
  let title: String

  init(title: String) {
    self.title = title
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("not supported")
  }
}

open class BaseView

class LoginView(val title: String) : BaseView()

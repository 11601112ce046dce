final class Form { var email: String?; private var error: String? = nil; weak var host: Host? }

class Form { var email: String? = null; private var error: String? = null; var host: Host? = null }

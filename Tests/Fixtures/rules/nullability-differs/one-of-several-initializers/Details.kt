class Details(val reason: String, val text: String?)

class Request {
    var path: String = ""
}

fun make(): Request {
    return Request().also { it.path = "/v1" }
}

class Request {
    var path: String = ""
    var query: String = ""
}

fun make(): Request {
    return Request().apply { query = "/v1" }
}

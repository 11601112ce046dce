class Request {
    var path: String = ""
    var limit: Int = 0
}

fun make(): Request {
    return Request().apply {
        path = "/v1"
        limit = 3
    }
}

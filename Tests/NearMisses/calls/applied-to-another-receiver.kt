class Request {
    var path: String = ""
}

fun change(first: Request, second: Request) {
    with(second) { path = "/v1" }
}

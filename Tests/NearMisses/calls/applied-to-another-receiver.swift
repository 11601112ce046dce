class Request {
  var path: String = ""
}

func change(first: Request, second: Request) {
  first.path = "/v1"
}

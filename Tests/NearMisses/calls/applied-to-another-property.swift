class Request {
  var path: String = ""
  var query: String = ""
}

func make() -> Request {
  let request = Request()
  request.path = "/v1"
  return request
}

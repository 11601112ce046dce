class Request {
  var path: String = ""
  var limit: Int = 0
}

func make() -> Request {
  let request = Request()
  request.path = "/v1"
  request.limit = 3
  return request
}

func make(text: String) -> Any {
  let request = Request(text: text)
  return request.send()
}

class Request {
  let text: String

  init(text: String) {
    self.text = text
  }

  func send() -> Int {
    return 1
  }
}

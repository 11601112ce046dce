final class Sender {
  var endpoint: String = ""

  func send(text: String) -> Bool {
    if !endpoint.isEmpty { return post(text: text) }
    return false
  }

  private func post(text: String) -> Bool { !text.isEmpty }
}

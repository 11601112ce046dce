final class Reader {
  private var last: String?

  func read(_ id: String) throws -> String {
    guard let text = store.text(id) else {
      throw ReadError.missing
    }
    return parse(text, id)
  }

  func save(_ id: String, _ note: String?) {
    guard let note else {
      return
    }
    guard let text = store.text(id) else {
      return
    }
    keep(note, text)
  }

  func remember(_ id: String) {
    guard let text = store.text(id) else {
      return
    }
    last = text
  }
}

enum ReadError: Error {
  case missing
}

final class Loader {
  func load() {
    do {
      try start()
    } catch LoadError.offline, LoadError.timeout {
      tryLater()
    } catch let LoadError.server(code, reason) {
      show("\(code): \(reason)")
    } catch {
      fail()
    }
  }
}

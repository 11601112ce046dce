fileprivate typealias Handler = (Int) -> Bool

class Router {
  private let handler: Handler

  init(handler: @escaping Handler) {
    self.handler = handler
  }
}

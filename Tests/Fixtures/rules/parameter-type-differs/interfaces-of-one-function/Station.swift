typealias NameCompletion = (Result<String, StationError>) -> Void
typealias Pick = (String, Int) -> Bool

final class Station {
  func load(_ completion: @escaping NameCompletion) {
  //~ info parameter-type-differs
    Core.load(completion)
  }

  func choose(_ pick: @escaping Pick) {
  //~ parameter-type-differs
    Core.choose(pick)
  }
}

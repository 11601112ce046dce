final class Model: ObservableObject {
  @Published private(set) var count: Int = 0
  func add() { count += 1 }
}

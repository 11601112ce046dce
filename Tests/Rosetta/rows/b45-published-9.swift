final class Model: ObservableObject {
  @Published var count = 0
  func add() { count = count + 1 }
}

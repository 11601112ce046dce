class CounterModel: ObservableObject {
  @Published private(set) var count: Int = 0

  func increment() {
    count += 1
  }
}

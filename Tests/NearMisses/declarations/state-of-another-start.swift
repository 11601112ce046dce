class CounterModel: ObservableObject {
  @Published private(set) var count: Int = 0
}

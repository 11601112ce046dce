class CounterModel: ObservableObject {
  @Published var count: Int = 0
}

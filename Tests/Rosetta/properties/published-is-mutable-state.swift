class CounterModel: ObservableObject {
  @Published var count = 0
  @Published var title: String?
}

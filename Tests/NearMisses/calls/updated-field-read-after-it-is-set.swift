final class Model {
    @Published var state = Counts()

    func next() {
        state.first += 1
        state.second = state.first
    }
}

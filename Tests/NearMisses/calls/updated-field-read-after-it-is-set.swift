final class Model {
    @Published var state = Counts()

    func next() {
        state.low += 1
        state.high = state.low
    }
}

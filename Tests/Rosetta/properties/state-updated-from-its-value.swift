@MainActor
final class FeedModel: ObservableObject {
    @Published private(set) var state = FeedState()
    @Published private(set) var count = 0
    @Published private(set) var names: [String] = []

    func start() {
        state.loading = true
        state.error = nil
    }

    func more(_ step: Int) {
        count += step
    }

    func shown(_ name: String) {
        state.shown += 1
        state.last = name
    }

    func reset() {
        let first = defaults()
        names = first
    }

    func show(_ isOn: Bool) {
        if isOn {
            state.isOn = true
        } else {
            state = FeedState()
        }
    }
}

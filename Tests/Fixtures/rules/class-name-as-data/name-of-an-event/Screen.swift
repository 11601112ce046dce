class Screen {
    private let tracker: Tracker

    init(tracker: Tracker) { self.tracker = tracker }

    func appear() {
        tracker.send(event: String(describing: type(of: self)))
    }
}

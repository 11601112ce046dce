final class Counter {
    private let clock: Clock

    init(clock: Clock) {
        self.clock = clock
    }

    func watch() {
        var count = 0
        clock.later { self.show(count: count) }
        count += 1
    }

    func number(pages: Int) {
        for page in 0..<pages {
            clock.later { self.show(count: page) }
        }
    }

    func show(count: Int) {
        clock.write("\(count)")
    }
}

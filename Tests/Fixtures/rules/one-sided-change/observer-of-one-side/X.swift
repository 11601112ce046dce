final class Ticker {
    var period: Int = 30 {
        didSet {
            if period > oldValue { reset() }
            //~ one-sided-change: Swift changed `Ticker.period`
        }
    }

    func reset() { print("reset") }
}

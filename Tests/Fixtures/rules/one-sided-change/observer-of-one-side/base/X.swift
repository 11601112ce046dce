final class Ticker {
    var period: Int = 30 {
        didSet {
            if period != oldValue { reset() }
        }
    }

    func reset() { print("reset") }
}

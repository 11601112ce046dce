/// Rolling mean over the latest readings of a sensor, with outlier rejection.
public final class SignalSmoother {
    public let windowSize: Int
    public let maxJump: Double?

    private var window: [Double] = []
    private var consecutiveRejects = 0
    public private(set) var rejectedCount = 0

    public init(windowSize: Int, maxJump: Double? = nil) {
        precondition(windowSize > 0, "windowSize must be positive")
        self.windowSize = windowSize
        self.maxJump = maxJump
        window.reserveCapacity(windowSize)
    }

    public var current: Double? {
        guard !window.isEmpty else { return nil }
        return window.reduce(0, +) / Double(window.count)
    }

    public var isWarm: Bool { window.count == windowSize }

    @discardableResult
    public func add(_ reading: Double) -> Double? {
        guard reading.isFinite else {
            rejectedCount += 1
            return current
        }
        if let mean = current, let maxJump, abs(reading - mean) > maxJump {
            rejectedCount += 1
            consecutiveRejects += 1
            // Three rejections in a row: the level has moved for good.
            guard consecutiveRejects >= 3 else { return mean }
            window.removeAll(keepingCapacity: true)
        }
        consecutiveRejects = 0
        if window.count == windowSize { window.removeFirst() }
        window.append(reading)
        return current
    }

    public func smooth<S: Sequence>(_ readings: S) -> [Double] where S.Element == Double {
        readings.compactMap { add($0) }
    }

    public func reset() {
        window.removeAll()
        consecutiveRejects = 0
        rejectedCount = 0
    }
}

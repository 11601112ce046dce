import Foundation

/// One round trip to the time endpoint, all in milliseconds.
struct ClockSample: Equatable {
    let sentAt: Int64
    let serverReceivedAt: Int64
    let serverSentAt: Int64
    let receivedAt: Int64

    var roundTrip: Int64 {
        (receivedAt - sentAt) - (serverSentAt - serverReceivedAt)
    }

    /// How far the server is ahead of us.
    var offset: Int64 {
        let ahead = (serverReceivedAt - sentAt) + (serverSentAt - receivedAt)
        return Int64((Double(ahead) / 2).rounded())
    }
}

/// Estimates the server clock from the fastest of the last few samples.
final class ClockSync {
    private let window: Int
    private var samples: [ClockSample] = []

    init(window: Int = 8) {
        precondition(window > 0)
        self.window = window
    }

    func add(_ sample: ClockSample) {
        guard sample.roundTrip >= 0 else { return }
        samples.append(sample)
        if samples.count > window {
            samples.removeFirst()
        }
    }

    var offset: Int64? {
        samples.min { $0.roundTrip < $1.roundTrip }?.offset
    }

    func serverTime(localTime: Int64) -> Int64 {
        localTime + (offset ?? 0)
    }

    func reset() {
        samples.removeAll()
    }
}

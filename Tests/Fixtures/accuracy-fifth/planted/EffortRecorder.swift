import Foundation

struct EffortSample {
    let time: Int64
    let bpm: Int
    let hasSkinContact: Bool
}

struct EffortStats: Equatable {
    var minimum: Int
    var maximum: Int
    var sum: Int
    var count: Int

    var average: Int { sum / count }

    fileprivate mutating func include(_ bpm: Int) {
        minimum = min(minimum, bpm)
        maximum = max(maximum, bpm)
        sum += bpm
        count += 1
    }
}

final class EffortRecorder {
    private static let plausible = 30...230

    private var lastTime: Int64?
    private(set) var stats: EffortStats?
    private(set) var isPaused = false
    var onNewMaximum: ((Int) -> Void)?

    func pause() { isPaused = true }

    func resume() { isPaused = false }

    func receive(_ sample: EffortSample) {
        guard !isPaused, sample.hasSkinContact, Self.plausible ~= sample.bpm else { return }
        if let lastTime, sample.time <= lastTime { return }
        lastTime = sample.time

        let previousMaximum = stats?.maximum
        if stats == nil {
            stats = EffortStats(minimum: sample.bpm, maximum: sample.bpm, sum: sample.bpm, count: 1)
        } else {
            stats?.include(sample.bpm)
        }
        if let previousMaximum, sample.bpm > previousMaximum {
            onNewMaximum?(sample.bpm)
        }
    }

    func finish() -> EffortStats? {
        defer {
            stats = nil
            lastTime = nil
            isPaused = false
        }
        return stats
    }
}

import Foundation

enum SleepStage {
    case awake, light, deep, rem

    var isAsleep: Bool { self != .awake }
}

struct SleepSegment: Equatable {
    let stage: SleepStage
    let start: Int64
    let end: Int64

    var duration: Int64 { max(0, end - start) }
}

struct SleepSession {
    let segments: [SleepSegment]

    /// Joins neighbouring segments of one stage when the gap is at most a minute.
    init(recorded: [SleepSegment]) {
        var merged: [SleepSegment] = []
        for segment in recorded where segment.duration > 0 {
            if let last = merged.last, last.stage == segment.stage, segment.start - last.end <= 60 {
                merged[merged.count - 1] = SleepSegment(
                    stage: last.stage,
                    start: last.start,
                    end: max(last.end, segment.end)
                )
            } else {
                merged.append(segment)
            }
        }
        segments = merged
    }

    var timeInBed: Int64 {
        guard let first = segments.first, let last = segments.last else { return 0 }
        return max(0, last.end - first.start)
    }

    var timeAsleep: Int64 {
        segments.filter(\.stage.isAsleep).reduce(0) { $0 + $1.duration }
    }

    var efficiencyPercent: Int? {
        guard timeInBed > 0 else { return nil }
        return min(100, Int(timeAsleep * 100 / timeInBed))
    }

    var latency: Int64? {
        guard let asleep = segments.first(where: \.stage.isAsleep) else { return nil }
        return asleep.start - segments[0].start
    }

    var awakenings: Int {
        guard let first = segments.firstIndex(where: \.stage.isAsleep),
              let last = segments.lastIndex(where: \.stage.isAsleep)
        else { return 0 }
        return segments[first...last].filter { !$0.stage.isAsleep }.count
    }

    func total(of stage: SleepStage) -> Int64 {
        segments.lazy.filter { $0.stage == stage }.map(\.duration).reduce(0, +)
    }
}

import Foundation

struct TrackSample {
    let seconds: Double
    let meters: Double
}

struct LapSplit: Equatable {
    let number: Int
    let meters: Double
    let seconds: Double
    let isPartial: Bool

    var secondsPerKilometer: Double { seconds / meters * 1000 }
}

struct LapReport: Equatable {
    let splits: [LapSplit]
    let fastest: Int?
    let slowest: Int?
}

/// Cuts cumulative samples into laps of equal length, interpolating between two samples.
struct LapSplitCalculator {
    let lapMeters: Double
    private let shortestPartial = 50.0

    init(lapMeters: Double = 1000) {
        precondition(lapMeters > 0, "lap length must be positive")
        self.lapMeters = lapMeters
    }

    func report(for samples: [TrackSample]) -> LapReport {
        let splits = self.splits(for: samples)
        let full = splits.filter { !$0.isPartial }
        guard full.count > 1 else {
            return LapReport(splits: splits, fastest: nil, slowest: nil)
        }

        var fastest = full[0]
        var slowest = full[0]
        for lap in full.dropFirst() {
            if lap.seconds < fastest.seconds { fastest = lap }
            if lap.seconds > slowest.seconds { slowest = lap }
        }
        return LapReport(splits: splits, fastest: fastest.number, slowest: slowest.number)
    }

    func splits(for samples: [TrackSample]) -> [LapSplit] {
        guard var previous = samples.first else { return [] }
        var result: [LapSplit] = []
        var lapStart = previous

        for sample in samples.dropFirst() {
            // GPS noise: standing still or going backwards never opens a lap
            guard sample.meters > previous.meters, sample.seconds > previous.seconds else { continue }

            while sample.meters - lapStart.meters >= lapMeters {
                let target = lapStart.meters + lapMeters
                let share = (target - previous.meters) / (sample.meters - previous.meters)
                let time = previous.seconds + share * (sample.seconds - previous.seconds)
                result.append(LapSplit(
                    number: result.count + 1,
                    meters: lapMeters,
                    seconds: time - lapStart.seconds,
                    isPartial: false
                ))
                lapStart = TrackSample(seconds: time, meters: target)
            }
            previous = sample
        }

        let rest = previous.meters - lapStart.meters
        if rest >= shortestPartial {
            result.append(LapSplit(
                number: result.count + 1,
                meters: rest,
                seconds: previous.seconds - lapStart.seconds,
                isPartial: true
            ))
        }
        return result
    }
}

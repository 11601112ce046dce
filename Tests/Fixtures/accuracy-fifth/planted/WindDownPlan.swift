import Foundation

/// Minutes after midnight, always within one day.
struct ClockMinute: Hashable, CustomStringConvertible {
    let value: Int

    init(_ minutes: Int) {
        let remainder = minutes % 1_440
        value = remainder < 0 ? remainder + 1_440 : remainder
    }

    static func + (lhs: ClockMinute, minutes: Int) -> ClockMinute {
        ClockMinute(lhs.value + minutes)
    }

    static func - (lhs: ClockMinute, minutes: Int) -> ClockMinute {
        ClockMinute(lhs.value - minutes)
    }

    var description: String {
        String(format: "%02d:%02d", value / 60, value % 60)
    }
}

struct WindDownPlan: Equatable {
    enum Step: String, CaseIterable {
        case stopCaffeine, dimLights, silencePhone, goToBed
    }

    let bedtime: ClockMinute
    let wakeUp: ClockMinute
    let steps: [Step: ClockMinute]

    init(
        wakeUp: ClockMinute,
        sleepGoalMinutes: Int = 480,
        fallAsleepMinutes: Int = 15,
        windDownMinutes: Int = 45,
        caffeineHours: Int = 8
    ) {
        let bedtime = wakeUp - (sleepGoalMinutes + fallAsleepMinutes)
        self.wakeUp = wakeUp
        self.bedtime = bedtime
        steps = [
            .stopCaffeine: bedtime - caffeineHours * 60,
            .dimLights: bedtime - windDownMinutes,
            .silencePhone: bedtime - windDownMinutes / 3,
            .goToBed: bedtime,
        ]
    }

    /// Lines for the evening card, in the order of the steps.
    func lines() -> [String] {
        Step.allCases.compactMap { step in
            steps[step].map { "\($0) \(step.rawValue)" }
        }
    }
}

import Foundation

/// How far spoken-word playback jumps back when it is resumed after a pause.
struct AutoRewindPolicy {
    private static let tiers: [(minimumPause: TimeInterval, rewind: TimeInterval)] = [
        (24 * 3600, 30),
        (3600, 20),
        (5 * 60, 10),
        (30, 3),
    ]

    var isEnabled = true

    func rewind(afterPause pause: TimeInterval) -> TimeInterval {
        guard isEnabled else { return 0 }
        return Self.tiers.first { pause >= $0.minimumPause }?.rewind ?? 0
    }

    /// Never goes back beyond the start of the current chapter.
    func resumePosition(
        pausedAt position: TimeInterval,
        pause: TimeInterval,
        chapterStart: TimeInterval = 0
    ) -> TimeInterval {
        let target = position - rewind(afterPause: pause)
        return position < chapterStart ? position : max(chapterStart, target)
    }

    func announcement(afterPause pause: TimeInterval) -> String? {
        let seconds = Int(rewind(afterPause: pause))
        return seconds > 0 ? "Went back \(seconds) seconds" : nil
    }
}

import Foundation

/// Turns byte counts into whole percents for the notification and drops updates nobody would see.
final class ProgressReporter {
    private let totalBytes: Int64
    private let minimumStep: Int
    private let report: (Int) -> Void

    private(set) var lastReported: Int?

    init(totalBytes: Int64, minimumStep: Int = 1, report: @escaping (Int) -> Void) {
        self.totalBytes = totalBytes
        self.minimumStep = minimumStep
        self.report = report
    }

    func update(receivedBytes: Int64) {
        guard let percent = self.percent(of: receivedBytes), shouldReport(percent) else { return }
        lastReported = percent
        report(percent)
    }

    func restart() {
        lastReported = nil
    }

    private func percent(of receivedBytes: Int64) -> Int? {
        guard totalBytes > 0 else { return nil }
        let fraction = min(1, max(0, Double(receivedBytes) / Double(totalBytes)))
        return Int((fraction * 100).rounded())
    }

    private func shouldReport(_ percent: Int) -> Bool {
        guard let last = lastReported else { return true }
        if percent == 100 { return last != 100 }
        return percent - last >= minimumStep
    }
}

import Foundation

enum SheetDetent: CaseIterable {
    case hidden
    case collapsed
    case half
    case full
}

struct SheetMetrics: Equatable {
    let containerHeight: Double
    let collapsedHeight: Double
    let topInset: Double

    func height(for detent: SheetDetent) -> Double {
        switch detent {
        case .hidden: return 0
        case .collapsed: return min(collapsedHeight, containerHeight)
        case .half: return containerHeight / 2
        case .full: return containerHeight - topInset
        }
    }
}

final class BottomSheetSnapper {
    static let flingVelocity = 800.0

    var isHideable = true
    private(set) var detent: SheetDetent
    private(set) var metrics: SheetMetrics

    var onSettle: ((SheetDetent, Double) -> Void)?

    init(metrics: SheetMetrics, detent: SheetDetent = .collapsed) {
        self.metrics = metrics
        self.detent = detent
    }

    var dimming: Double {
        detent == .full ? 0.4 : 0
    }

    func updateMetrics(_ newMetrics: SheetMetrics) {
        guard newMetrics != metrics else { return }
        metrics = newMetrics
        settle(at: detent)
    }

    func dragEnded(height: Double, velocity: Double) {
        settle(at: target(height: height, velocity: velocity))
    }

    func dragHeight(for proposed: Double) -> Double {
        let maximum = metrics.height(for: .full)
        guard proposed > maximum else { return max(proposed, 0) }
        return maximum + (proposed - maximum) * 0.2
    }

    private var candidates: [SheetDetent] {
        SheetDetent.allCases
            .filter { isHideable || $0 != .hidden }
            .sorted { metrics.height(for: $0) < metrics.height(for: $1) }
    }

    private func target(height: Double, velocity: Double) -> SheetDetent {
        let options = candidates
        if velocity <= -Self.flingVelocity {
            return options.first { metrics.height(for: $0) > height } ?? options[options.count - 1]
        }
        if velocity >= Self.flingVelocity {
            return options.last { metrics.height(for: $0) < height } ?? options[0]
        }
        return options.min { abs(metrics.height(for: $0) - height) < abs(metrics.height(for: $1) - height) } ?? detent
    }

    private func settle(at newDetent: SheetDetent) {
        detent = newDetent
        onSettle?(newDetent, metrics.height(for: newDetent))
    }
}

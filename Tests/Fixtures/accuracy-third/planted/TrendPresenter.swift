import Foundation

enum TrendDirection {
    case up, flat, down

    var symbol: String {
        switch self {
        case .up: return "▲"
        case .flat: return "■"
        case .down: return "▼"
        }
    }
}

struct TrendViewModel: Equatable {
    let direction: TrendDirection
    let percentText: String
    let accessibilityLabel: String
}

struct TrendPresenter {

    func present(metric: String, previous: Int64, current: Int64) -> TrendViewModel? {
        guard previous > 0 else { return nil }

        let percent = percentChange(from: previous, to: current)
        let direction = self.direction(for: percent)
        let sign = percent > 0 ? "+" : ""

        return TrendViewModel(
            direction: direction,
            percentText: "\(direction.symbol) \(sign)\(percent)%",
            accessibilityLabel: label(metric: metric, percent: percent, direction: direction)
        )
    }

    private func percentChange(from previous: Int64, to current: Int64) -> Int64 {
        let ratio = Double(current - previous) / Double(previous)
        return Int64((ratio * 100).rounded())
    }

    private func direction(for percent: Int64) -> TrendDirection {
        if percent == 0 { return .flat }
        return percent > 0 ? .up : .down
    }

    private func label(metric: String, percent: Int64, direction: TrendDirection) -> String {
        switch direction {
        case .up: return "\(metric) rose by \(percent) percent"
        case .flat: return "\(metric) did not change"
        case .down: return "\(metric) fell by \(-percent) percent"
        }
    }
}

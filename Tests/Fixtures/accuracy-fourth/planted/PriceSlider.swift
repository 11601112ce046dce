import Foundation

/// Model behind the price filter: two thumbs that snap to a fixed step.
struct PriceSlider: Equatable {
    let lowerBound: Int
    let upperBound: Int
    let step: Int

    private(set) var selectedMin: Int
    private(set) var selectedMax: Int

    init?(lowerBound: Int, upperBound: Int, step: Int = 1_000) {
        guard step > 0, lowerBound >= 0, lowerBound < upperBound else { return nil }
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.step = step
        selectedMin = lowerBound
        selectedMax = upperBound
    }

    var isActive: Bool { selectedMin > lowerBound || selectedMax < upperBound }

    var tickLabels: [String] {
        stride(from: lowerBound, to: upperBound, by: step).map(label)
    }

    var summary: String? {
        isActive ? "\(label(for: selectedMin)) – \(label(for: selectedMax))" : nil
    }

    func settingMin(_ cents: Int) -> PriceSlider {
        var copy = self
        copy.selectedMin = min(snap(cents), selectedMax)
        return copy
    }

    func settingMax(_ cents: Int) -> PriceSlider {
        var copy = self
        copy.selectedMax = max(snap(cents), selectedMin)
        return copy
    }

    private func snap(_ cents: Int) -> Int {
        let offset = min(max(cents, lowerBound), upperBound) - lowerBound
        let steps = (offset + step / 2) / step
        return min(lowerBound + steps * step, upperBound)
    }

    private func label(for cents: Int) -> String {
        "€\(cents / 100)"
    }
}

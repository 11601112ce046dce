import Foundation

struct EqualizerPreset: Hashable {
    static let bandCount = 5
    static let gainRange = -12.0...12.0

    enum Character {
        case flat, warm, bright, balanced
    }

    let name: String
    let gains: [Double]

    init(name: String, gains: [Double]) {
        let missing = max(0, Self.bandCount - gains.count)
        self.name = name
        self.gains = (gains.prefix(Self.bandCount) + Array(repeating: 0, count: missing))
            .map { $0.clamped(to: Self.gainRange) }
    }

    var isFlat: Bool { gains.allSatisfy { $0 == 0 } }

    var character: Character {
        if isFlat { return .flat }
        let bass = gains[0] + gains[1]
        let treble = gains[3] + gains[4]
        if bass > treble { return .warm }
        if treble > bass { return .bright }
        return .balanced
    }

    func withGain(_ gain: Double, atBand band: Int) -> EqualizerPreset {
        guard gains.indices.contains(band) else { return self }
        var changed = gains
        changed[band] = gain
        return EqualizerPreset(name: name, gains: changed)
    }

    func blended(with other: EqualizerPreset, by amount: Double) -> EqualizerPreset {
        let t = amount.clamped(to: 0...1)
        return EqualizerPreset(
            name: t < 0.5 ? name : other.name,
            gains: zip(gains, other.gains).map { $0 + ($1 - $0) * t }
        )
    }
}

extension EqualizerPreset {
    static let flat = EqualizerPreset(name: "Flat", gains: [])
    static let bassBoost = EqualizerPreset(name: "Bass Boost", gains: [6, 4, 0, 0, 0])
    static let podcast = EqualizerPreset(name: "Podcast", gains: [-4, 0, 3, 4, 1])

    static let builtIn: [EqualizerPreset] = [.flat, .bassBoost, .podcast]

    static func named(_ name: String) -> EqualizerPreset {
        builtIn.first { $0.name == name } ?? .flat
    }
}

private extension Comparable {
    func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

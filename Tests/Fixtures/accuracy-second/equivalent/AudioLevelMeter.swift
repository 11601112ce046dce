import Foundation

protocol AudioLevelMeterDelegate: AnyObject {
    func levelMeter(_ meter: AudioLevelMeter, didUpdate level: AudioLevel)
    func levelMeterDidDetectClipping(_ meter: AudioLevelMeter)
}

extension AudioLevelMeterDelegate {
    func levelMeterDidDetectClipping(_ meter: AudioLevelMeter) {}
}

struct AudioLevel: Equatable {
    let rms: Float
    let peak: Float
    let decibels: Float
}

final class AudioLevelMeter {

    static let floorDecibels: Float = -80

    weak var delegate: AudioLevelMeterDelegate?

    private let decay: Float
    private var heldPeak: Float = 0

    init(decay: Float = 0.85) {
        self.decay = decay
    }

    func process(_ samples: [Int16]) {
        guard !samples.isEmpty else { return }
        var sumOfSquares: Double = 0
        var peak: Float = 0
        var clipped = false
        for sample in samples {
            let normalized = Float(sample) / 32_768
            sumOfSquares += Double(normalized * normalized)
            peak = max(peak, abs(normalized))
            if sample == .max || sample == .min { clipped = true }
        }
        let rms = Float((sumOfSquares / Double(samples.count)).squareRoot())
        heldPeak = max(peak, heldPeak * decay)
        let level = AudioLevel(rms: rms, peak: heldPeak, decibels: decibels(for: rms))
        delegate?.levelMeter(self, didUpdate: level)
        if clipped {
            delegate?.levelMeterDidDetectClipping(self)
        }
    }

    func reset() {
        heldPeak = 0
    }

    /// Little-endian 16 bit PCM; a trailing odd byte is ignored.
    static func samples(fromPCM data: Data) -> [Int16] {
        let bytes = [UInt8](data)
        return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)
        }
    }

    private func decibels(for rms: Float) -> Float {
        guard rms > 0 else { return Self.floorDecibels }
        return max(Self.floorDecibels, 20 * log10(rms))
    }
}

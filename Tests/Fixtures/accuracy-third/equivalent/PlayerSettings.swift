import Foundation

final class PlayerSettings {
    enum Change: Equatable {
        case volume(Int)
        case muted(Bool)
        case speed(Double)
        case captions(language: String?)
    }

    static let speeds: [Double] = [0.5, 0.75, 1.0, 1.25, 1.5, 2.0]

    var onChange: ((Change) -> Void)?

    /// 0...100; turning the volume up also unmutes.
    var volume: Int = 80 {
        didSet {
            volume = min(max(volume, 0), 100)
            guard volume != oldValue else { return }
            onChange?(.volume(volume))
            if volume > oldValue {
                isMuted = false
            }
        }
    }

    var isMuted: Bool = false {
        didSet {
            guard isMuted != oldValue else { return }
            onChange?(.muted(isMuted))
        }
    }

    /// Snaps to the nearest supported speed.
    var speed: Double = 1.0 {
        didSet {
            speed = Self.speeds.min { abs($0 - speed) < abs($1 - speed) }!
            guard speed != oldValue else { return }
            onChange?(.speed(speed))
        }
    }

    var captionLanguage: String? {
        didSet {
            guard captionLanguage != oldValue else { return }
            onChange?(.captions(language: captionLanguage))
        }
    }

    var effectiveVolume: Int { isMuted ? 0 : volume }

    func stepSpeed(by steps: Int) {
        guard let index = Self.speeds.firstIndex(of: speed) else { return }
        let target = min(max(index + steps, 0), Self.speeds.count - 1)
        speed = Self.speeds[target]
    }

    func reset() {
        volume = 80
        isMuted = false
        speed = 1.0
        captionLanguage = nil
    }
}

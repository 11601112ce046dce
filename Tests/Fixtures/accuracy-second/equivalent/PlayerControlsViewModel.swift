import Foundation

enum PlaybackState {
    case idle, buffering, playing, paused, ended
}

protocol PlayerEngine: AnyObject {
    var position: TimeInterval { get }
    var duration: TimeInterval { get }
    func play()
    func pause()
    func seek(to position: TimeInterval)
    func setRate(_ rate: Double)
}

final class PlayerControlsViewModel {
    static let skipForward: TimeInterval = 30
    static let skipBackward: TimeInterval = 15
    static let rates: [Double] = [0.5, 1.0, 1.25, 1.5, 2.0]

    private let engine: PlayerEngine
    private(set) var state: PlaybackState = .idle {
        didSet { onUpdate?() }
    }
    private(set) var rate: Double = 1.0
    private var wasPlayingBeforeScrub = false

    var onUpdate: (() -> Void)?

    init(engine: PlayerEngine) {
        self.engine = engine
    }

    var isPlayPauseEnabled: Bool { state != .idle && state != .buffering }

    var playPauseIcon: String {
        switch state {
        case .playing, .buffering: return "pause"
        case .idle, .paused: return "play"
        case .ended: return "replay"
        }
    }

    var progress: Double {
        guard engine.duration > 0 else { return 0 }
        return min(max(engine.position / engine.duration, 0), 1)
    }

    func engineDidChange(to newState: PlaybackState) {
        state = newState
    }

    func togglePlayPause() {
        switch state {
        case .playing:
            engine.pause()
        case .paused:
            engine.play()
        case .ended:
            engine.seek(to: 0)
            engine.play()
        case .idle, .buffering:
            break
        }
    }

    func skipForwardTapped() {
        engine.seek(to: min(engine.position + Self.skipForward, engine.duration))
    }

    func skipBackwardTapped() {
        engine.seek(to: max(engine.position - Self.skipBackward, 0))
    }

    func cycleRate() {
        let index = Self.rates.firstIndex(of: rate) ?? 0
        rate = Self.rates[(index + 1) % Self.rates.count]
        engine.setRate(rate)
        onUpdate?()
    }

    func scrubBegan() {
        wasPlayingBeforeScrub = state == .playing
        if wasPlayingBeforeScrub { engine.pause() }
    }

    func scrubEnded(at fraction: Double) {
        engine.seek(to: engine.duration * min(max(fraction, 0), 1))
        if wasPlayingBeforeScrub { engine.play() }
        wasPlayingBeforeScrub = false
    }
}

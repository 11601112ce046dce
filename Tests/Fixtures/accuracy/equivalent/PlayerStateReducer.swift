import Foundation

struct PlayerState: Equatable {
    enum Status: Equatable {
        case stopped
        case buffering(resumeWhenReady: Bool)
        case playing
        case paused
        case broken(message: String)
    }

    var status: Status = .stopped
    var positionMs = 0
    var durationMs = 0
    var rate = 1.0
}

enum PlayerAction {
    case open(durationMs: Int, autoplay: Bool)
    case ready
    case stalled
    case play
    case pause
    case seek(toMs: Int)
    case tick(positionMs: Int)
    case setRate(Double)
    case fail(message: String?)
}

enum PlayerEffect: Equatable {
    case startEngine
    case haltEngine
    case seekEngine(ms: Int)
    case applyRate(Double)
    case announceEnd
}

enum PlayerStateReducer {
    static let rates: ClosedRange<Double> = 0.5...2.0

    static func reduce(_ state: inout PlayerState, _ action: PlayerAction) -> [PlayerEffect] {
        switch action {
        case let .open(durationMs, autoplay):
            let rate = state.rate
            state = PlayerState()
            state.rate = rate
            state.durationMs = max(0, durationMs)
            state.status = .buffering(resumeWhenReady: autoplay)
            return [.haltEngine, .applyRate(rate)]

        case .ready:
            guard case let .buffering(resume) = state.status else { return [] }
            state.status = resume ? .playing : .paused
            return resume ? [.startEngine] : []

        case .stalled:
            guard state.status == .playing else { return [] }
            state.status = .buffering(resumeWhenReady: true)
            return []

        case .play:
            switch state.status {
            case .paused:
                state.status = .playing
                guard state.positionMs >= state.durationMs else { return [.startEngine] }
                state.positionMs = 0
                return [.seekEngine(ms: 0), .startEngine]
            case .buffering:
                state.status = .buffering(resumeWhenReady: true)
                return []
            case .stopped, .playing, .broken:
                return []
            }

        case .pause:
            switch state.status {
            case .playing:
                state.status = .paused
                return [.haltEngine]
            case .buffering:
                state.status = .buffering(resumeWhenReady: false)
                return []
            case .stopped, .paused, .broken:
                return []
            }

        case let .seek(target):
            switch state.status {
            case .stopped, .broken: return []
            case .buffering, .playing, .paused: break
            }
            state.positionMs = min(max(0, target), state.durationMs)
            return [.seekEngine(ms: state.positionMs)]

        case let .tick(position):
            guard state.status == .playing else { return [] }
            state.positionMs = min(max(0, position), state.durationMs)
            guard state.positionMs == state.durationMs else { return [] }
            state.status = .paused
            return [.haltEngine, .announceEnd]

        case let .setRate(rate):
            let clamped = min(max(rate, rates.lowerBound), rates.upperBound)
            guard clamped != state.rate else { return [] }
            state.rate = clamped
            return [.applyRate(clamped)]

        case let .fail(message):
            state.status = .broken(message: message ?? "Playback failed")
            return [.haltEngine]
        }
    }
}

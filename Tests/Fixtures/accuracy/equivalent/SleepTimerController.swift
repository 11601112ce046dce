import Foundation

protocol SleepTimerPlayer: AnyObject {
    func setVolume(_ volume: Double)
    func pause()
}

final class SleepTimerController {
    enum Mode: Equatable {
        case off
        case deadline(Date)
        case endOfTrack
    }

    private(set) var mode: Mode = .off
    private let player: SleepTimerPlayer
    private let now: () -> Date
    private var isFading = false

    private static let fade: TimeInterval = 10
    private static let extensionStep: TimeInterval = 5 * 60

    init(player: SleepTimerPlayer, now: @escaping () -> Date) {
        self.player = player
        self.now = now
    }

    var remainingText: String? {
        switch mode {
        case .off:
            return nil
        case .endOfTrack:
            return "End of track"
        case .deadline(let date):
            let left = max(0, Int(date.timeIntervalSince(now()).rounded(.up)))
            return String(format: "%d:%02d", left / 60, left % 60)
        }
    }

    func start(minutes: Int) {
        guard minutes > 0 else {
            cancel()
            return
        }
        restoreVolume()
        mode = .deadline(now().addingTimeInterval(TimeInterval(minutes * 60)))
    }

    func stopAfterTrack() {
        restoreVolume()
        mode = .endOfTrack
    }

    /// Shaking the phone grants five more minutes.
    func extend() {
        guard case .deadline(let date) = mode else { return }
        restoreVolume()
        mode = .deadline(date.addingTimeInterval(Self.extensionStep))
    }

    func cancel() {
        restoreVolume()
        mode = .off
    }

    func tick() {
        guard case .deadline(let date) = mode else { return }
        let left = date.timeIntervalSince(now())
        if left <= 0 {
            fire()
        } else if left < Self.fade {
            isFading = true
            player.setVolume(left / Self.fade)
        }
    }

    func trackFinished() {
        guard mode == .endOfTrack else { return }
        fire()
    }

    private func fire() {
        mode = .off
        player.pause()
        restoreVolume()
    }

    private func restoreVolume() {
        guard isFading else { return }
        isFading = false
        player.setVolume(1)
    }
}

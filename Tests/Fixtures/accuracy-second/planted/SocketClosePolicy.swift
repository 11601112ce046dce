import Foundation

enum SocketCloseAction: Equatable {
    case none
    case reconnect(after: TimeInterval)
    case refreshTokenAndReconnect
    case signOut
    case upgradeRequired
}

struct SocketClosePolicy {
    private let maxDelay: TimeInterval = 60

    func action(code: Int, wasClean: Bool, attempt: Int) -> SocketCloseAction {
        switch code {
        case 1000 where wasClean, 1001 where wasClean:
            return .none
        case 1008, 4401:
            return .refreshTokenAndReconnect
        case 4403:
            return .signOut
        case 4426:
            return .upgradeRequired
        case 1012, 1013:
            return .reconnect(after: maxDelay / 2)
        default:
            return .reconnect(after: delay(for: attempt))
        }
    }

    func shouldNotifyUser(_ action: SocketCloseAction) -> Bool {
        switch action {
        case .signOut, .upgradeRequired:
            return true
        case .none, .reconnect, .refreshTokenAndReconnect:
            return false
        }
    }

    private func delay(for attempt: Int) -> TimeInterval {
        guard attempt > 0 else { return 0 }
        return min(pow(2, Double(attempt)), maxDelay)
    }
}

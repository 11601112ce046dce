import Combine
import Foundation

enum SessionState: Equatable {
    case signedOut
    case active(secondsLeft: Int)
    case expired
}

enum StatusBanner: Equatable {
    case offline
    case sessionExpiring(minutes: Int)
    case sessionExpired

    var text: String {
        switch self {
        case .offline:
            return "You are offline"
        case .sessionExpiring(minutes: 1):
            return "Your session ends in 1 minute"
        case .sessionExpiring(let minutes):
            return "Your session ends in \(minutes) minutes"
        case .sessionExpired:
            return "Please sign in again"
        }
    }
}

final class StatusBannerModel {
    private static let warningPeriod = 180

    /// Emits the banner to show, `nil` when there is none.
    let banner: AnyPublisher<StatusBanner?, Never>

    init(isOnline: AnyPublisher<Bool, Never>, session: AnyPublisher<SessionState, Never>) {
        banner = isOnline
            .combineLatest(session, Self.reduce)
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    var text: AnyPublisher<String, Never> {
        banner.map { $0?.text ?? "" }.eraseToAnyPublisher()
    }

    static func reduce(isOnline: Bool, session: SessionState) -> StatusBanner? {
        switch (isOnline, session) {
        case (_, .signedOut):
            return isOnline ? nil : .offline
        case (false, _):
            return .offline
        case (true, .expired):
            return .sessionExpired
        case (true, .active(let seconds)):
            guard seconds <= warningPeriod else { return nil }
            return .sessionExpiring(minutes: max(1, (seconds + 59) / 60))
        }
    }
}

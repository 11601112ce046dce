import Foundation

enum AuthorizationStatus {
    case notDetermined
    case granted
    case denied
    case restricted
}

enum PermissionOutcome: Equatable {
    case proceed
    case showRationale
    case openSettings
    case unavailable
}

protocol CameraAuthorizing {
    var status: AuthorizationStatus { get }
    func requestAccess() async -> Bool
}

final class CameraPermissionFlow {
    private let authorizer: CameraAuthorizing
    private let defaults: KeyValueStore
    private let tracker: EventTracking

    private let rationaleKey = "camera_rationale_seen"

    init(authorizer: CameraAuthorizing, defaults: KeyValueStore, tracker: EventTracking) {
        self.authorizer = authorizer
        self.defaults = defaults
        self.tracker = tracker
    }

    func begin() async -> PermissionOutcome {
        switch authorizer.status {
        case .granted:
            return .proceed
        case .restricted:
            tracker.send("camera_restricted")
            return .unavailable
        case .denied:
            tracker.send("camera_denied_again")
            return .openSettings
        case .notDetermined:
            guard defaults.bool(forKey: rationaleKey) else { return .showRationale }
            return await request()
        }
    }

    func rationaleAccepted() async -> PermissionOutcome {
        defaults.set(true, forKey: rationaleKey)
        return await request()
    }

    func rationaleDismissed() {
        tracker.send("camera_rationale_dismissed")
    }

    private func request() async -> PermissionOutcome {
        let granted = await authorizer.requestAccess()
        tracker.send(granted ? "camera_granted" : "camera_denied")
        return granted ? .proceed : .openSettings
    }
}

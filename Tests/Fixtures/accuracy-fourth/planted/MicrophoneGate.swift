import Foundation

enum MicrophonePermission {
    case undetermined, denied, granted
}

enum RecordingDecision: Equatable {
    case start(echoCancellation: Bool)
    case askForPermission
    case openSettings
    case unavailable(reason: String)
}

struct AudioEnvironment {
    var permission: MicrophonePermission
    var hasInput: Bool
    var isCallActive: Bool
    var isPlayingOnSpeaker: Bool
    var freeBytes: Int64
}

final class MicrophoneGate {
    static let requiredBytes: Int64 = 20 * 1024 * 1024

    private var deniedAttempts = 0

    func decide(_ environment: AudioEnvironment) -> RecordingDecision {
        guard environment.hasInput else {
            return .unavailable(reason: "no_input")
        }
        guard environment.freeBytes >= Self.requiredBytes else {
            return .unavailable(reason: "storage")
        }

        switch environment.permission {
        case .undetermined:
            return .askForPermission
        case .denied:
            deniedAttempts += 1
            return deniedAttempts > 1 ? .openSettings : .unavailable(reason: "denied")
        case .granted:
            deniedAttempts = 0
            return .start(echoCancellation: environment.isPlayingOnSpeaker)
        }
    }

    func statusLine(_ environment: AudioEnvironment) -> String {
        environment.isCallActive ? "In a call" : "Ready"
    }
}

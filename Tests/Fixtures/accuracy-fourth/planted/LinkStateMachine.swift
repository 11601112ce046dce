import Foundation

enum LinkState: Equatable {
    case disconnected
    case connecting(attempt: Int)
    case discovering
    case ready(mtu: Int)
    case failed(LinkError)
}

enum LinkError: Error, Equatable {
    case timedOut
    case missingService
    case radioOff
}

enum LinkEvent {
    case connect
    case connected
    case servicesFound(mtu: Int)
    case serviceMissing
    case timedOut
    case linkLost
    case disconnect
    case radioOff
}

final class LinkStateMachine {
    static let maxAttempts = 3

    private(set) var state: LinkState = .disconnected

    func handle(_ event: LinkEvent) {
        state = next(for: event)
    }

    private func next(for event: LinkEvent) -> LinkState {
        switch (state, event) {
        case (.disconnected, .connect), (.failed, .connect):
            return .connecting(attempt: 1)

        case (.connecting, .connected):
            return .discovering

        case (.discovering, .servicesFound(let mtu)):
            return .ready(mtu: mtu)

        case (.discovering, .serviceMissing):
            return .failed(.missingService)

        case (.connecting(let attempt), .timedOut), (.connecting(let attempt), .linkLost):
            return attempt < Self.maxAttempts ? .connecting(attempt: attempt + 1) : .failed(.timedOut)

        case (.ready, .linkLost):
            return .connecting(attempt: 1)

        case (.disconnected, .radioOff):
            return state

        case (_, .radioOff):
            return .failed(.radioOff)

        case (_, .disconnect):
            return .disconnected

        default:
            return state
        }
    }
}

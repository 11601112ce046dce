import Foundation

enum SdkEvent {
  case startRequested
  case handshakeSucceeded(sessionId: String)
  case handshakeFailed(recoverable: Bool)
  case connectionLost
  case shutdown
}

enum SdkState: Equatable {
  case idle
  case connecting(attempt: Int)
  case ready(sessionId: String)
  case reconnecting(sessionId: String, attempt: Int)
  case failed
  case closed

  static let maxAttempts = 3

  var acceptsEvents: Bool {
    switch self {
    case .ready, .reconnecting: return true
    case .idle, .connecting, .failed, .closed: return false
    }
  }

  /// Events that make no sense in a state leave it as it is.
  func reduce(_ event: SdkEvent) -> SdkState {
    switch (self, event) {
    case (.closed, _):
      return .closed
    case (_, .shutdown):
      return .closed

    case (.idle, .startRequested), (.failed, .startRequested):
      return .connecting(attempt: 1)

    case (.connecting, .handshakeSucceeded(let id)), (.reconnecting, .handshakeSucceeded(let id)):
      return .ready(sessionId: id)

    case (.connecting(let attempt), .handshakeFailed(recoverable: true)) where attempt < Self.maxAttempts:
      return .connecting(attempt: attempt + 1)
    case (.reconnecting(let id, let attempt), .handshakeFailed(recoverable: true)) where attempt < Self.maxAttempts:
      return .reconnecting(sessionId: id, attempt: attempt + 1)
    case (.connecting, .handshakeFailed), (.reconnecting, .handshakeFailed):
      return .failed

    case (.ready(let id), .connectionLost):
      return .reconnecting(sessionId: id, attempt: 1)

    default:
      return self
    }
  }
}

extension Sequence where Element == SdkEvent {
  func replay(from start: SdkState = .idle) -> SdkState {
    reduce(start) { state, event in state.reduce(event) }
  }
}

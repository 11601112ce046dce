import Foundation

struct SessionEvent: Equatable {
    let name: String
    let sessionId: String?
    let atMs: Int64
    let attributes: [String: String]
}

final class SessionTracker {
    static let timeoutMs: Int64 = 30 * 60 * 1000

    private let now: () -> Int64
    private let makeId: () -> String
    private let sink: (SessionEvent) -> Void

    private(set) var sessionId: String?
    private var startedAtMs: Int64 = 0
    private var lastActivityMs: Int64 = 0

    init(
        now: @escaping () -> Int64,
        makeId: @escaping () -> String = { UUID().uuidString.lowercased() },
        sink: @escaping (SessionEvent) -> Void
    ) {
        self.now = now
        self.makeId = makeId
        self.sink = sink
    }

    /// Opens a session when there is none, or when the last one has been idle for too long.
    func track(_ name: String, attributes: [String: String] = [:]) {
        let time = now()
        if sessionId != nil && time - lastActivityMs > Self.timeoutMs {
            end()
        }
        if sessionId == nil {
            sessionId = makeId()
            startedAtMs = time
            emit("session_start", at: time)
        }
        lastActivityMs = time
        emit(name, at: time, attributes: attributes)
    }

    func end() {
        guard sessionId != nil else { return }
        let seconds = (lastActivityMs - startedAtMs) / 1000
        emit("session_end", at: lastActivityMs, attributes: ["length_s": "\(seconds)"])
        sessionId = nil
    }

    private func emit(_ name: String, at time: Int64, attributes: [String: String] = [:]) {
        sink(SessionEvent(name: name, sessionId: sessionId, atMs: time, attributes: attributes))
    }
}

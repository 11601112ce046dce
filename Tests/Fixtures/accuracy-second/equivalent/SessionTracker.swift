import Foundation

public struct Session: Equatable {
    public let id: String
    public let startedAt: Date
    public var lastActivityAt: Date
    public var screenViews: Int

    public var duration: TimeInterval {
        lastActivityAt.timeIntervalSince(startedAt)
    }
}

public protocol SessionTrackerDelegate: AnyObject {
    func sessionDidStart(_ session: Session)
    func sessionDidEnd(_ session: Session)
}

public final class SessionTracker {
    public weak var delegate: SessionTrackerDelegate?
    public private(set) var current: Session?

    private let timeout: TimeInterval
    private let now: () -> Date
    private let makeId: () -> String

    public init(
        timeout: TimeInterval = 30 * 60,
        now: @escaping () -> Date = Date.init,
        makeId: @escaping () -> String = { UUID().uuidString.lowercased() }
    ) {
        self.timeout = timeout
        self.now = now
        self.makeId = makeId
    }

    public func touch() {
        let date = now()
        if let session = current, date.timeIntervalSince(session.lastActivityAt) < timeout {
            current?.lastActivityAt = date
            return
        }
        end()
        start(at: date)
    }

    public func recordScreen() {
        touch()
        current?.screenViews += 1
    }

    public func end() {
        guard let session = current else { return }
        current = nil
        delegate?.sessionDidEnd(session)
    }

    private func start(at date: Date) {
        let session = Session(id: makeId(), startedAt: date, lastActivityAt: date, screenViews: 0)
        current = session
        delegate?.sessionDidStart(session)
    }
}

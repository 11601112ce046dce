import Combine
import Foundation

struct UserSession: Codable, Equatable {
    let userID: String
    let displayName: String
    var roles: [String]

    var isAdmin: Bool { roles.contains("admin") }
}

enum SessionState: Equatable {
    case unknown
    case signedOut
    case signedIn(UserSession)
}

final class SessionStore {
    private let subject = CurrentValueSubject<SessionState, Never>(.unknown)
    private let persistence: SessionPersistence
    private let analytics: Analytics

    init(persistence: SessionPersistence, analytics: Analytics) {
        self.persistence = persistence
        self.analytics = analytics
    }

    var state: AnyPublisher<SessionState, Never> {
        subject.removeDuplicates().eraseToAnyPublisher()
    }

    var isAdmin: AnyPublisher<Bool, Never> {
        subject
            .map { state in
                guard case .signedIn(let session) = state else { return false }
                return session.isAdmin
            }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    var currentSession: UserSession? {
        if case .signedIn(let session) = subject.value { return session }
        return nil
    }

    func restore() {
        if let session = persistence.load() {
            subject.send(.signedIn(session))
        } else {
            subject.send(.signedOut)
        }
    }

    func signIn(_ session: UserSession) {
        persistence.save(session)
        subject.send(.signedIn(session))
        analytics.track("session_started", ["roles": session.roles.joined(separator: ",")])
    }

    func updateRoles(_ roles: [String]) {
        guard var session = currentSession, session.roles != roles else { return }
        session.roles = roles
        persistence.save(session)
        subject.send(.signedIn(session))
    }

    func signOut() {
        guard currentSession != nil else { return }
        persistence.clear()
        subject.send(.signedOut)
        analytics.track("session_ended", [:])
    }
}

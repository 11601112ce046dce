import Foundation

struct Reply: Equatable {
    let id: String
    let authorID: String
    let text: String
}

struct ThreadState {
    var replies: [Reply] = []
    var unreadCount = 0
    var isFollowed = false
}

/// Optimistic thread state; `rollback` undoes the last local change.
final class ThreadStore {
    private let currentUserID: String
    private var state = ThreadState()
    private var history: [ThreadState] = []

    init(currentUserID: String) {
        self.currentUserID = currentUserID
    }

    var replyTexts: [String] { state.replies.map(\.text) }
    var unreadCount: Int { state.unreadCount }
    var isFollowed: Bool { state.isFollowed }

    func post(_ reply: Reply) {
        checkpoint()
        state.replies.append(reply)
        if reply.authorID == currentUserID {
            state.isFollowed = true
            state.unreadCount = 0
        } else {
            state.unreadCount += 1
        }
    }

    func toggleFollow() {
        checkpoint()
        state.isFollowed.toggle()
    }

    @discardableResult
    func rollback() -> Bool {
        guard let previous = history.popLast() else { return false }
        state = previous
        return true
    }

    func commit() {
        history.removeAll()
    }

    private func checkpoint() {
        history.append(state)
    }
}

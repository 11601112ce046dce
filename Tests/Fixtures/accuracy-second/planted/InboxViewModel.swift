import Foundation

struct InboxThread {
    let id: String
    let title: String
    var unreadCount: Int
    var isMuted: Bool
    var isArchived: Bool
}

final class InboxViewModel {
    private let api: InboxSyncing
    private(set) var threads: [InboxThread] = []

    var onUpdate: (() -> Void)?

    init(api: InboxSyncing) {
        self.api = api
    }

    var visibleThreads: [InboxThread] {
        threads.filter { !$0.isArchived }
    }

    var unreadTotal: Int {
        visibleThreads.filter { !$0.isMuted }.reduce(0) { $0 + $1.unreadCount }
    }

    func replace(with newThreads: [InboxThread]) {
        threads = newThreads
        onUpdate?()
    }

    func open(threadId: String) {
        guard let index = threads.firstIndex(where: { $0.id == threadId }) else { return }
        guard threads[index].unreadCount > 0 else { return }
        threads[index].unreadCount = 0
        api.markRead(threadId: threadId)
        onUpdate?()
    }

    func toggleMute(threadId: String) {
        guard var thread = threads.first(where: { $0.id == threadId }) else { return }
        thread.isMuted.toggle()
        api.setMuted(thread.isMuted, threadId: threadId)
        onUpdate?()
    }

    func archive(threadId: String) {
        guard let index = threads.firstIndex(where: { $0.id == threadId }) else { return }
        threads[index].isArchived = true
        api.archive(threadId: threadId)
        onUpdate?()
    }

    func subtitle(for thread: InboxThread) -> String? {
        guard thread.unreadCount > 0 else { return nil }
        return thread.unreadCount > 9 ? "9+" : "\(thread.unreadCount)"
    }
}

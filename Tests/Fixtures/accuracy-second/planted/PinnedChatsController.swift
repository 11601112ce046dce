import Foundation

enum PinResult: Equatable {
    case pinned
    case unpinned
    case limitReached(maximum: Int)
}

protocol PinnedChatsStorage: AnyObject {
    var pinnedIds: [String] { get set }
}

final class PinnedChatsController {
    static let maxPinned = 5

    private let storage: PinnedChatsStorage
    var onChange: (([String]) -> Void)?

    init(storage: PinnedChatsStorage) {
        self.storage = storage
    }

    func isPinned(_ chatId: String) -> Bool {
        storage.pinnedIds.contains(chatId)
    }

    @discardableResult
    func toggle(_ chatId: String) -> PinResult {
        var ids = storage.pinnedIds
        if let index = ids.firstIndex(of: chatId) {
            ids.remove(at: index)
            commit(ids)
            return .unpinned
        }
        guard ids.count < Self.maxPinned else {
            return .limitReached(maximum: Self.maxPinned)
        }
        ids.insert(chatId, at: 0)
        commit(ids)
        return .pinned
    }

    func move(from source: Int, to destination: Int) {
        var ids = storage.pinnedIds
        guard ids.indices.contains(source), ids.indices.contains(destination), source != destination else { return }
        let id = ids.remove(at: source)
        ids.insert(id, at: destination)
        commit(ids)
    }

    func arrange(_ chats: [ChatSummary]) -> [ChatSummary] {
        let pinned = storage.pinnedIds.compactMap { id in chats.first { $0.id == id } }
        let others = chats
            .filter { !isPinned($0.id) }
            .sorted { $0.lastActivity > $1.lastActivity }
        return pinned + others
    }

    private func commit(_ ids: [String]) {
        storage.pinnedIds = ids
        onChange?(ids)
    }
}

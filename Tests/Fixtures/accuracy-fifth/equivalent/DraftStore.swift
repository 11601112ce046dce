import Foundation

protocol KeyValueStorage: AnyObject {
    func string(forKey key: String) -> String?
    func set(_ value: String, forKey key: String)
    func removeValue(forKey key: String)
}

/// Unsent texts per channel. Blank drafts are not worth keeping.
final class DraftStore {
    private static let ignorable = CharacterSet(charactersIn: " \t\r\n")

    private let storage: KeyValueStorage
    private lazy var channelIndex: [String] = loadIndex()

    init(storage: KeyValueStorage) {
        self.storage = storage
    }

    /// Channels with a draft, the most recently edited one first.
    var channelsWithDrafts: [String] { channelIndex }

    subscript(channelID: String) -> String? {
        get { storage.string(forKey: key(channelID)) }
        set {
            let others = channelIndex.filter { $0 != channelID }
            let trimmed = newValue?.trimmingCharacters(in: Self.ignorable) ?? ""
            if let text = newValue, !trimmed.isEmpty {
                storage.set(text, forKey: key(channelID))
                channelIndex = [channelID] + others
            } else {
                storage.removeValue(forKey: key(channelID))
                channelIndex = others
            }
            saveIndex()
        }
    }

    func clear() {
        channelIndex.map(key).forEach(storage.removeValue(forKey:))
        channelIndex = []
        saveIndex()
    }

    private func key(_ channelID: String) -> String { "draft.\(channelID)" }

    private func loadIndex() -> [String] {
        let stored = storage.string(forKey: "drafts") ?? ""
        return stored.split(separator: ",").map(String.init)
    }

    private func saveIndex() {
        if channelIndex.isEmpty {
            storage.removeValue(forKey: "drafts")
        } else {
            storage.set(channelIndex.joined(separator: ","), forKey: "drafts")
        }
    }
}

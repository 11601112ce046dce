import Foundation

struct UploadItem: Equatable, Identifiable {
    let id: String
    let filePath: String
    let sizeInBytes: Int64
    var attempts = 0
}

enum UploadOutcome: Equatable {
    case completed(id: String, remoteURL: String)
    case abandoned(id: String)
}

actor UploadQueue {
    private let uploader: FileUploader
    private let maxAttempts: Int
    private var pending: [UploadItem] = []
    private var isDraining = false

    init(uploader: FileUploader, maxAttempts: Int = 3) {
        self.uploader = uploader
        self.maxAttempts = maxAttempts
    }

    var pendingBytes: Int64 {
        pending.reduce(0) { $0 + $1.sizeInBytes }
    }

    func enqueue(_ item: UploadItem) -> Bool {
        guard item.sizeInBytes > 0, !pending.contains(where: { $0.id == item.id }) else {
            return false
        }
        pending.append(item)
        return true
    }

    func remove(id: String) {
        pending.removeAll { $0.id == id }
    }

    /// Uploads until the queue is empty. A failed item goes back to the end of the queue.
    func drain() async throws -> [UploadOutcome] {
        guard !isDraining else { return [] }
        isDraining = true
        defer { isDraining = false }

        var outcomes: [UploadOutcome] = []
        while !pending.isEmpty {
            var item = pending.removeFirst()
            do {
                let remoteURL = try await uploader.upload(path: item.filePath)
                outcomes.append(.completed(id: item.id, remoteURL: remoteURL))
            } catch is UploadFailure {
                item.attempts += 1
                if item.attempts >= maxAttempts {
                    outcomes.append(.abandoned(id: item.id))
                } else {
                    pending.append(item)
                }
            }
        }
        return outcomes
    }
}

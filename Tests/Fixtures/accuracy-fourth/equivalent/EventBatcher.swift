import Foundation

struct TrackedEvent: Sendable, Equatable {
    let name: String
    let sequence: Int
}

protocol EventUploader: Sendable {
    /// Returns `false` when the batch has to be sent again later.
    func upload(_ batch: [TrackedEvent]) async -> Bool
}

actor EventBatcher {
    private let uploader: EventUploader
    private let batchSize: Int
    private let capacity: Int

    private var buffer: [TrackedEvent] = []
    private var nextSequence = 0
    private(set) var droppedCount = 0

    init(uploader: EventUploader, batchSize: Int = 20, capacity: Int = 500) {
        precondition(batchSize > 0 && capacity >= batchSize)
        self.uploader = uploader
        self.batchSize = batchSize
        self.capacity = capacity
    }

    var pendingCount: Int { buffer.count }

    func track(_ name: String) async {
        buffer.append(TrackedEvent(name: name, sequence: nextSequence))
        nextSequence += 1
        dropOverflow()

        if buffer.count >= batchSize {
            await flush()
        }
    }

    @discardableResult
    func flush() async -> Int {
        let batch = Array(buffer.prefix(batchSize))
        guard !batch.isEmpty else { return 0 }
        buffer.removeFirst(batch.count)

        guard await uploader.upload(batch) else {
            buffer.insert(contentsOf: batch, at: 0)
            dropOverflow()
            return 0
        }
        return batch.count
    }

    private func dropOverflow() {
        let overflow = buffer.count - capacity
        guard overflow > 0 else { return }
        buffer.removeFirst(overflow)
        droppedCount += overflow
    }
}

import Foundation

struct UploadChunk: Equatable {
    let index: Int
    let bytes: Range<Int>
    let totalBytes: Int

    var contentRange: String {
        "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(totalBytes)"
    }
}

/// Cuts a file into chunks for a resumable upload.
struct UploadPlan {
    let totalBytes: Int
    let chunkBytes: Int

    init(totalBytes: Int, chunkBytes: Int = 512 * 1024) {
        precondition(totalBytes >= 0, "negative file size")
        precondition(chunkBytes > 0, "empty chunks")
        self.totalBytes = totalBytes
        self.chunkBytes = chunkBytes
    }

    var chunks: [UploadChunk] {
        stride(from: 0, to: totalBytes, by: chunkBytes).enumerated().map { index, start in
            UploadChunk(
                index: index,
                bytes: start..<min(start + chunkBytes, totalBytes),
                totalBytes: totalBytes
            )
        }
    }

    /// The chunks to send when the server already holds the first `confirmedBytes`.
    func remaining(after confirmedBytes: Int) -> [UploadChunk] {
        chunks.filter { $0.bytes.upperBound > confirmedBytes }
    }

    func progressPercent(confirmedBytes: Int) -> Int {
        guard totalBytes > 0 else { return 100 }
        let share = Double(confirmedBytes) / Double(totalBytes)
        return Int((min(max(share, 0), 1) * 100).rounded())
    }

    func isComplete(confirmedBytes: Int) -> Bool {
        confirmedBytes >= totalBytes
    }
}

extension UploadPlan: CustomStringConvertible {
    var description: String {
        "\(chunks.count) chunks, \(totalBytes / 1024) KiB"
    }
}

import Foundation

struct TransferProgress: Equatable {
    let totalBytes: Int64
    private(set) var sentBytes: Int64 = 0
    private(set) var finishedFiles = 0
    let fileCount: Int

    init(totalBytes: Int64, fileCount: Int) {
        self.totalBytes = totalBytes
        self.fileCount = fileCount
    }

    var isComplete: Bool { finishedFiles == fileCount }

    var percent: Int {
        guard totalBytes > 0 else { return isComplete ? 100 : 0 }
        let ratio = Double(sentBytes) / Double(totalBytes)
        return Int((ratio * 100).rounded())
    }

    mutating func didSend(bytes: Int64) {
        sentBytes = min(sentBytes + max(bytes, 0), totalBytes)
    }

    mutating func didFinishFile() {
        finishedFiles = min(finishedFiles + 1, fileCount)
    }

    func secondsRemaining(bytesPerSecond: Int64) -> Int64? {
        guard bytesPerSecond > 0 else { return nil }
        let left = totalBytes - sentBytes
        return (left + bytesPerSecond - 1) / bytesPerSecond
    }
}

extension TransferProgress: CustomStringConvertible {
    var description: String {
        guard !isComplete else { return "Done" }
        return "\(percent)% (file \(finishedFiles + 1) of \(fileCount))"
    }
}

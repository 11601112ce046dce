import Foundation

struct DownloadItem {
    let trackId: String
    var expectedBytes: Int64
    var receivedBytes: Int64 = 0

    var isComplete: Bool { expectedBytes > 0 && receivedBytes >= expectedBytes }
}

final class AlbumDownload {
    let albumId: String
    private var items: [String: DownloadItem]

    init(albumId: String, items: [DownloadItem]) {
        self.albumId = albumId
        self.items = Dictionary(items.map { ($0.trackId, $0) }, uniquingKeysWith: { _, last in last })
    }

    var trackCount: Int { items.count }

    var expectedBytes: Int64 { items.values.reduce(0) { $0 + $1.expectedBytes } }

    var receivedBytes: Int64 { items.values.reduce(0) { $0 + $1.receivedBytes } }

    var isComplete: Bool { items.values.allSatisfy(\.isComplete) }

    var percent: Int {
        let expected = expectedBytes
        guard expected > 0 else { return 0 }
        return min(100, Int(receivedBytes * 100 / expected))
    }

    /// The server reports the real size only once the transfer of a track has begun.
    func didLearnSize(of trackId: String, bytes: Int64) {
        items[trackId]?.expectedBytes = bytes
    }

    func didReceive(bytes: Int64, for trackId: String) {
        items[trackId]?.receivedBytes += bytes
    }

    func remove(trackId: String) {
        items[trackId] = nil
    }
}

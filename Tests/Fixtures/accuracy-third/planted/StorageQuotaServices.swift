import Foundation

/// How much room the offline media may take.
struct StorageQuota {
    private static let bytesPerMegabyte = 1_048_576

    let limitMegabytes: Int
    let reservedPercent: Int

    init(limitMegabytes: Int, reservedPercent: Int = 10) {
        self.limitMegabytes = max(limitMegabytes, 0)
        self.reservedPercent = min(max(reservedPercent, 0), 100)
    }

    var limitBytes: Int {
        limitMegabytes * Self.bytesPerMegabyte
    }

    /// The part that downloads may fill; the rest is kept for uploads.
    var downloadBytes: Int {
        limitBytes / 100 * (100 - reservedPercent)
    }

    func availableBytes(used: Int) -> Int {
        max(downloadBytes - used, 0)
    }

    func fits(_ fileBytes: Int, used: Int) -> Bool {
        fileBytes <= availableBytes(used: used)
    }

    /// The longest run of leading files that can be downloaded together.
    func admissible(_ fileSizes: [Int], used: Int) -> [Int] {
        var available = availableBytes(used: used)
        return Array(fileSizes.prefix { size in
            guard size <= available else { return false }
            available -= size
            return true
        })
    }
}

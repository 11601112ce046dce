final class Quota {
    static let bytesPerMegabyte = 1_048_576
    private let limit: Int

    init(megabytes: Int) {
        limit = megabytes * 1024 * 1024
    }

    func bytes(of megabytes: Int) -> Int {
        megabytes * Quota.bytesPerMegabyte
    }
}

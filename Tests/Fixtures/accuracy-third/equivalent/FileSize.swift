import Foundation

public struct FileSize: Comparable, Hashable {
    public let bytes: Int64

    public static let zero = FileSize(bytes: 0)

    public init(bytes: Int64) {
        self.bytes = max(0, bytes)
    }

    public static func < (lhs: FileSize, rhs: FileSize) -> Bool {
        lhs.bytes < rhs.bytes
    }

    public func fits(in quota: FileSize) -> Bool {
        self <= quota
    }
}

extension FileSize: CustomStringConvertible {
    private static let units = ["B", "KB", "MB", "GB", "TB"]

    public var description: String {
        var index = 0
        var divisor: Int64 = 1
        while index < Self.units.count - 1, bytes / divisor >= 1024 {
            divisor *= 1024
            index += 1
        }

        let whole = bytes / divisor
        let tenth = bytes % divisor * 10 / divisor
        let unit = Self.units[index]

        // Three digits are plenty, "512 MB" rather than "512.3 MB".
        if whole >= 100 || tenth == 0 {
            return "\(whole) \(unit)"
        }
        return "\(whole).\(tenth) \(unit)"
    }
}

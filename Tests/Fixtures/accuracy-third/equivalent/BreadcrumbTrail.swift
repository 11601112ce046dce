import Foundation

public struct Breadcrumb {
    public let offsetMillis: Int64
    public let category: String
    public let message: String
}

/// The last things that happened before a crash.
public final class BreadcrumbTrail {
    private let startedAt: Int64
    private let capacity: Int
    private var slots: [Breadcrumb] = []
    private var oldest = 0

    public private(set) var dropped = 0

    public init(startedAt: Int64, capacity: Int = 100) {
        precondition(capacity > 0)
        self.startedAt = startedAt
        self.capacity = capacity
    }

    public func leave(_ message: String, category: String = "default", at time: Int64) {
        let crumb = Breadcrumb(
            offsetMillis: max(time - startedAt, 0),
            category: category,
            message: message
        )
        if slots.count < capacity {
            slots.append(crumb)
        } else {
            slots[oldest] = crumb
            oldest = (oldest + 1) % capacity
            dropped += 1
        }
    }

    /// Oldest first.
    public var crumbs: [Breadcrumb] {
        Array(slots[oldest...] + slots[..<oldest])
    }

    public func render() -> String {
        var lines = crumbs.map { crumb -> String in
            let (seconds, millis) = crumb.offsetMillis.quotientAndRemainder(dividingBy: 1_000)
            let stamp = String(format: "%02lld:%02lld.%03lld", seconds / 60, seconds % 60, millis)
            return "+\(stamp) [\(crumb.category)] \(crumb.message)"
        }
        if dropped > 0 {
            lines.insert("(\(dropped) earlier)", at: 0)
        }
        return lines.joined(separator: "\n")
    }
}

public struct Stamp {
    public let toggleName: String
    //~ name-differs: `toggleName` in Swift is `featureName`
    public let enabled: Bool
    public let variant: String
}

public enum Level {
    case trace
    //~ name-differs: `trace` in Swift is `VERBOSE`
    case debug
    case warn
    case error
}

public enum Reason: String {
    case match = "REASON_MATCH"
    //~ info name-differs
    case stale = "REASON_STALE"
    //~ info name-differs
    case archived = "REASON_ITEM_ARCHIVED"
    //~ info name-differs
}

public final class Cache {
    public func clearSnapshotCache() { tool.clearSnapshotCache() }
    //~ missing-member
    public func merging(_ other: Cache) -> Cache { Cache(own + other.own) }
    public func wait(forAttempt attempt: Int) -> Int { attempt * 3 }
}

import Foundation

public struct FilteredProperties: Equatable {
    public let accepted: [String: String]
    public let rejectedKeys: Set<String>
}

/// Keys look like `cart` or `cart.itemCount`, some of them belong to the SDK.
public struct PropertyKeyPolicy {
    private static let pattern = "[a-z][a-zA-Z0-9]*(\\.[a-z][a-zA-Z0-9]*)*"
    private static let reserved: Set<String> = ["sdk", "device", "session.id"]

    private let strict: Bool

    public init(strict: Bool = false) {
        self.strict = strict
    }

    public func isAllowed(_ key: String) -> Bool {
        guard !Self.reserved.contains(key) else { return false }
        return key.range(of: Self.pattern, options: .regularExpression) != nil
    }

    /// In strict mode a single bad key makes all the properties unusable.
    public func filter(_ properties: [String: String]) -> FilteredProperties {
        let accepted = properties.filter { isAllowed($0.key) }
        let rejected = Set(properties.keys).subtracting(accepted.keys)
        return FilteredProperties(
            accepted: strict && !rejected.isEmpty ? [:] : accepted,
            rejectedKeys: rejected
        )
    }
}

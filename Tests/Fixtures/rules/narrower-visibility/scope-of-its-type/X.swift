public struct Order {
    public let scope: Rule.Scope

    public init(scope: Rule.Scope = .single) {
        self.scope = scope
    }
}

public struct Summary {
    public let total: Int

    public init(total: Int) {
    //~ info narrower-visibility
        self.total = total
    }

    public func toRow() -> Row {
    //~ info narrower-visibility
        Row(total: total)
    }

    public func share() -> Int {
    //~ narrower-visibility
        total / 2
    }
}

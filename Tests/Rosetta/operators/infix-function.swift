struct Money: Comparable {
    let cents: Int

    static func < (lhs: Money, other: Money) -> Bool {
        lhs.cents < other.cents
    }
}

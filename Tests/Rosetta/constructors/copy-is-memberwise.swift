struct Money {
    let units: Int
    let currency: String

    func negated() -> Money {
        Money(units: -units, currency: currency)
    }

    func plus(_ other: Money) -> Money {
        Money(units: units + other.units, currency: self.currency)
    }

    static func * (lhs: Money, factor: Int) -> Money {
        Money(units: lhs.units * factor, currency: lhs.currency)
    }
}

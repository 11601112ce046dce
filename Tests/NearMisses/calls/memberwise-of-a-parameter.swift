struct Money {
    let units: Int
    let currency: String

    func with(currency: String) -> Money {
        Money(units: 0, currency: currency)
    }
}

struct Bill {
    let total: Decimal
    let paid: Decimal

    var isPaid: Bool { total == paid }

    func share(of guests: Decimal) -> Decimal {
        guard guests != Decimal(0) else { return total }
        return total / guests
    }
}

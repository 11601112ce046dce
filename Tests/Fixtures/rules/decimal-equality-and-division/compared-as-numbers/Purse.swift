struct Purse {
    let amount: Decimal
    let count: Int

    func holds(_ other: Decimal) -> Bool { amount == other }
    func isOne() -> Bool { count == 1 }
    func half() -> Int { count / 2 }
}

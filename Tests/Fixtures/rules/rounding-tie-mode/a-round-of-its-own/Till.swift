struct Till {
    func round(_ amount: Decimal) -> Decimal { bank.settle(amount) }
    func due(_ a: Decimal, _ b: Decimal) -> Decimal { round(a + b) }
}

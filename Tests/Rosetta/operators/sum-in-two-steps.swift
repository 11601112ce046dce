final class Ledger {
    func price(_ base: Double, _ fee: Double) -> Double {
        var total = base * 1.5
        let extra = fee * 2.5
        total += extra
        return total
    }
}

final class Ledger {
    let isOpen = true

    func isDue(_ day: Double, _ limit: Double) -> Bool {
        guard day < limit else { return true }
        return false
    }

    func isQuiet(_ day: Double) -> Bool {
        if isOpen && day > 2.5 { return false }
        return true
    }
}

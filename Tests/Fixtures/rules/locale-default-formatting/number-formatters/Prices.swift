final class Prices {
    func text(_ price: Double) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return formatter.string(from: NSNumber(value: price)) ?? ""
    }

    func shown(_ price: Double) -> String {
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        return formatter.string(from: NSNumber(value: price)) ?? ""
    }
}

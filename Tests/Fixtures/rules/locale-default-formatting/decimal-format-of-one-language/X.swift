import Foundation

final class Receipt {
    func amount(_ price: Double) -> String {
        return String(format: "%.2f", price)
    }
}

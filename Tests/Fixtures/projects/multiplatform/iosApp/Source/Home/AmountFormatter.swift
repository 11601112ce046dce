import Foundation

final class AmountFormatter {
    func format(amount: Int) -> String {
        "\(amount) EUR"
    }
}

import Combine
import Foundation

enum DeliveryMethod: Equatable {
    case pickup(storeId: Int)
    case home
}

final class CheckoutForm: ObservableObject {
    @Published var cardNumber = ""
    @Published var address = ""
    @Published var delivery: DeliveryMethod = .home
    @Published var acceptsTerms = false

    /// Emits the current value at once and then only real changes.
    var canSubmit: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest4($cardNumber, $address, $delivery, $acceptsTerms)
            .map { cardNumber, address, delivery, acceptsTerms in
                guard acceptsTerms, Self.isValidCard(cardNumber) else { return false }
                switch delivery {
                case .pickup: return true
                case .home: return !address.isEmpty
                }
            }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    var maskedCard: AnyPublisher<String?, Never> {
        $cardNumber
            .map { number in
                Self.isValidCard(number) ? "•••• " + Self.compact(number).suffix(4) : nil
            }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    static func isValidCard(_ input: String) -> Bool {
        let digits = compact(input).compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
        guard digits.count == compact(input).count, (13...19).contains(digits.count) else { return false }
        return luhnSum(digits).isMultiple(of: 10)
    }

    private static func luhnSum(_ digits: [Int]) -> Int {
        digits.reversed().enumerated().reduce(0) { sum, item in
            let (offset, digit) = item
            guard offset % 2 == 1 else { return sum + digit }
            let doubled = digit * 2
            return sum + (doubled > 9 ? doubled - 9 : doubled)
        }
    }

    private static func compact(_ input: String) -> String {
        input.filter { $0 != " " }
    }
}

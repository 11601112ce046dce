import Combine

/// What gives values is a publisher here and a flow there; what is looked up in the platform's resources is a function.
final class PinService {
    private let _fault = CurrentValueSubject<String?, Never>(nil)

    var faultPublisher: AnyPublisher<String?, Never> { _fault.eraseToAnyPublisher() }

    var hintPublisher: AnyPublisher<String?, Never> { _fault.eraseToAnyPublisher() }
    //~ ^^^^^^^^^^^^^ missing-member

    var messageBody: String { return table.body }
    //~ ^^^^^^^^^^^ name-differs: `messageBody` in Swift is `getMessageBody` in Kotlin

    var messageTail: String { return table.tail }
    //~ ^^^^^^^^^^^ missing-member: where `getMessageTail(length:)` is called for it
}

enum Release: String {
    case sdk = "d SDK"
    case release = "r"
    case special

    static func type(for text: String) -> Release {
    //~         ^^^^ name-differs: `type` in Swift is `from` in Kotlin
        let trimmed = text.trim()
        if trimmed.isEmpty {
            return .release
        }
        return Release(rawValue: trimmed) ?? .special
        //~ call-differs
    }
}

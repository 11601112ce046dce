/// What a protocol says of a type is not told again of those who keep to it.
protocol CardCommand {
    func check(_ card: Card) -> CardError?
    //~                         ^^^^^^^^^^ return-type-differs: `check` gives `CardError?` in Swift and `BaseError?` in Kotlin
    func label(_ card: Card) -> String
    func makeTask(_ name: String) -> AnyTask
    //~                              ^^^^^^^ return-type-differs: `AnyTask` in Swift and `Task<R>` in Kotlin
}

final class PurgeCommand: CardCommand {
    func check(_ card: Card) -> CardError? {
        return card.isLocked ? .busy : nil
    }

    func label(_ card: Card) -> String {
        return card.name
    }

    func makeTask(_ name: String) -> AnyTask {
        return pool.purge(name)
    }

    func title(_ card: Card) -> CardError {
        return pool.title(card)
    }
}

final class ReadCommand: CardCommand {
    func check(_ card: Card) -> CardError? {
        return card.isEmpty ? .busy : nil
    }

    func label(_ card: Card) -> String {
        return card.title
    }

    func makeTask(_ name: String) -> AnyTask {
        return pool.read(name)
    }
}

enum CardError: Error {
    case busy
    case unknown
}

/// Swift needs it where Kotlin's interface takes a type.
struct AnyTask {
//~    ^^^^^^^ missing-type
    let step: String
    let name: String
}

struct Card {
    let name: String
    let title: String
    let isLocked: Bool
    let isEmpty: Bool
}

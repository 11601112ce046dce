typealias CardResult<T> = (Result<T, ReadError>) -> Void

/// One side's own result is the library's `Result`, also inside an alias.
final class Reader {
    func read(_ count: Int, then done: @escaping CardResult<Card>) {
        session.send(count, done)
    }

    func list(_ count: Int, then done: @escaping (Result<[Card], ReadError>) -> Void) {
        session.list(count, done)
    }

    func latest() -> Result<Card, ReadError> {
        return session.latest()
    }

    func first(_ count: Int, then done: @escaping CardResult<Card>) {
    //~ parameter-type-differs: `CardResult<Card>` in Swift and `Callback<String>` in Kotlin
        session.first(count, done)
    }

    func any() -> Result<Card, ReadError> {
    //~           ^^^^^^^^^^^^^^^^^^^^^^^ return-type-differs: `any` gives `Result<Card, ReadError>` in Swift and `Answer<String>` in Kotlin
        return session.any()
    }

    func attempt(_ count: Int) -> Result<Card, ReadError> {
    //~ return-type-differs: `attempt` gives `Result<Card, ReadError>` in Swift and `Outcome<Card>`
        return session.attempt(count)
    }
}

enum ReadError: Error {
    case lost
}

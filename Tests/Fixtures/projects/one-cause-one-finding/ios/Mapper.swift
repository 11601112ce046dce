public final class Mapper {
    // Kotlin has to call by two names what Swift tells apart by what is given.
    public func map(_ data: Data) -> Promise<Answer> {
        return Promise(one(data))
    }

    public func map(_ data: Data) -> Promise<[Answer]> {
        return Promise(many(data))
    }

    // Nothing makes this one be called otherwise.
    public func transformAll(_ data: Data) -> Int {
    //~         ^^^^^^^^^^^^ name-differs: `transformAll` in Swift is `transformEverything` in Kotlin
        return count(data) + count(data, 2)
    }
}

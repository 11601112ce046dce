func open(_ code: Int) throws {
    guard code < limit else {
    //~ condition-differs: `guard code < limit` in Swift is `if (code > limit)` in Kotlin
        throw DoorError.refused(code)
    }
    latch.lift()
}

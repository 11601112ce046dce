struct Entry {
    let id: Int
    let title: String?
    let color: String
    //~ ^^^^^^^^^^^^^ return-type-differs: `String` in Swift and `Int` in Kotlin
}

interface Storage {
    val count: Int
    suspend fun load(key: String): String
    //~                            ^^^^^^ nullability-differs: may be nil in Swift only
    fun save(value: String, key: String)
    fun move(key: String, other: Int)
    //~                   ^^^^^^^^^^ parameter-type-differs: `other` is of type `String` in Swift and `Int` in Kotlin
}

sealed class StorageException : Exception() {
    object Full : StorageException()
}

private typealias Key = Int

fun read(key: Key): Int {
    return 1
}

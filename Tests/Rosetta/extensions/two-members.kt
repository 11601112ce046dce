fun String.shouted(): String {
    return this + "!"
}

val String.asked: String
    get() = this + "?"

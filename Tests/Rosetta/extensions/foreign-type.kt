fun String.shouted(): String {
    return this + "!"
}

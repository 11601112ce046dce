fun short(name: String): String {
    return name.take(3)
}

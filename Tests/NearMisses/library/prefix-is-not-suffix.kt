fun isMine(name: String): Boolean {
    return name.endsWith("me")
}

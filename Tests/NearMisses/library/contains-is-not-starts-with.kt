fun isMine(name: String): Boolean {
    return name.contains("me")
}

fun title(nickname: String?, name: String?): String {
    return nickname ?: name ?: "guest"
}

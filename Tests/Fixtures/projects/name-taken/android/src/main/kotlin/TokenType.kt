enum class TokenType(val text: String) {
    ACCESS("access_token"),
    REFRESH("refresh_token"),
    DEVICE("device_secret"),
}

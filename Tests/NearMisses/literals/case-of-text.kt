fun key(): String {
    return "userID"
}

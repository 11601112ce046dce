fun path(): String {
    return "/v2/users"
}

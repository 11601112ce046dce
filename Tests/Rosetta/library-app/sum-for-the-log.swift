func isAllowed(_ elapsed: Int) -> Bool {
    return elapsed >= cooldown
}

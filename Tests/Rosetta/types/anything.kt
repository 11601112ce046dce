fun log(value: Any, owner: Any): Boolean {
    return true
}

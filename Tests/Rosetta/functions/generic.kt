fun <T> identity(value: T): T {
    return value
}

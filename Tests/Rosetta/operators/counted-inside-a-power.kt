fun next(): Double {
    val delay = 2 * base.pow(attempt++)
    return delay
}

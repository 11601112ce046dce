fun wait(delay: Double): Double {
    return delay
}

fun huge(): Double {
    return 1000.0
}

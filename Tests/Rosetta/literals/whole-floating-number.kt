fun ratio(): Double {
    return 2.0
}

fun ratio(): Double {
    return 5.0
}

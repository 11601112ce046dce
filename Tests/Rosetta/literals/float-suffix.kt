fun ratio(): Float {
    return 0.5f
}

fun reset(bounds: Bounds) {
    prepare()
    bounds.limit(to = Int.MIN_VALUE)
    finish()
}

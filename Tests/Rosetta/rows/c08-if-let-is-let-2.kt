fun paint(s: Shape) {
    s.color?.let {
        fill(it)
        mark(it)
    }
}

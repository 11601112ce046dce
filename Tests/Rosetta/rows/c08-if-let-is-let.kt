fun paint(s: Shape) {
    s.color?.let { color -> fill(color)
        mark(color) }
}

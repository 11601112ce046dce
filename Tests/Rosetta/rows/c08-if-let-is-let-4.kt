fun paint(s: Shape) {
    s.color?.also { fill(it); mark(it) }
}

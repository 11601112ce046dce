fun pad(view: View) {
    view.inset(16f, 2f, -1.0)
    val size = 5L
    view.grow(size)
}

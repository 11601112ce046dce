fun pad(view: View) {
    view.grow(5.5)
}

func pad(_ view: View) {
    view.grow(Int(5.5))
}

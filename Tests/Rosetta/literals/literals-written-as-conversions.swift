func pad(_ view: View) {
    view.inset(CGFloat(16), Float(2), Double(-1))
    let size = Int64(5)
    view.grow(size)
}

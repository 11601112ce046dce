func reset(_ bounds: Bounds) {
    prepare()
    bounds.limit(to: .max)
    //~ call-differs
    finish()
}

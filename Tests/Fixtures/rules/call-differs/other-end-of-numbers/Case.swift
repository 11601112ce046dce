func reset(_ bounds: Bounds) {
    prepare()
    bounds.limit(to: .max)
    //~ info call-differs
    finish()
}

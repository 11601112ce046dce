class Volume {
    private var raw = 0.0
    var percent: Int
        get() { return (raw * 100).toInt() }
        set(p) {
            raw = p.toDouble() / 100
        }
}

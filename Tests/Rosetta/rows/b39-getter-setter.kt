class Volume {
    private var raw: Double = 0.0
    var percent: Int
        get() = (raw * 100).toInt()
        set(value) { raw = value.toDouble() / 100 }
}

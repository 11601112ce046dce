data class Upload internal constructor(internal val tracks: Boolean, internal val interval: Double) {
    class Builder {
    //~ info missing-type
        private var tracks: Boolean = true
        private var interval: Double = 10.0

        fun tracks(enabled: Boolean): Builder = apply { tracks = enabled }
        fun interval(seconds: Double): Builder = apply { interval = seconds }
        fun build() = Upload(tracks, interval)
    }
}

class Service {
    private var isReady = false

    fun stars(ratings: List<Double>): Double {
        val average = ratings.sum() / 5
        return round(average)
        //~ rounding-tie-mode
    }

    fun start() {
        isReady = true
    }
}

class Quota(val limit: Long) {
    fun exceeds(size: Double): Boolean {
        return size > limit
    }
}

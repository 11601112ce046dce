class Quota(val limit: Long) {
    fun exceeds(width: Int, height: Int): Boolean {
        return width * height > limit
    }
}

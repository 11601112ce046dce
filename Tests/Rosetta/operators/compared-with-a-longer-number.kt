class Quota(val limit: Long) {
    fun exceeds(size: Int): Boolean {
        return size > limit
    }

    fun isUsedUp(files: List<String>): Boolean {
        return limit <= files.size
    }
}

data class Photo(val url: String, val thumbnail: ByteArray) {
    override fun equals(other: Any?): Boolean {
        if (other !is Photo) return false
        return url == other.url && thumbnail.contentEquals(other.thumbnail)
    }

    override fun hashCode(): Int = url.hashCode()
}

data class Tag(val name: String, val weight: Int) {
    val label: String get() = "$name $weight"
}

sealed class Upload {
    data class ByUser(val data: ByteArray, val name: String?) : Upload() {
        override fun equals(other: Any?): Boolean {
            if (this === other) return true
            if (other !is ByUser) return false
            return data.contentEquals(other.data)
        }

        override fun hashCode(): Int = data.contentHashCode()
    }

    data class ByOwner(val counter: Int, val limit: Int) : Upload()
}

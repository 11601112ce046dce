class Packet(val tags: List<String>, val payload: ByteArray?) {
    fun continues(other: Packet): Boolean {
        if (payload == null) return other.payload == null
        return tags == other.tags
    }
}

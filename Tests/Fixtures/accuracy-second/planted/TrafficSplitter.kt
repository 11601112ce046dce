package io.beacon.experiments

class TrafficSplit(val salt: String, val percentages: List<Int>)

class TrafficSplitter {

    fun arm(userId: String, split: TrafficSplit): Int? {
        val slot = slot("${split.salt}.$userId")
        var limit = 0
        split.percentages.forEachIndexed { index, percentage ->
            limit += percentage
            if (slot < limit) {
                return index
            }
        }
        return null
    }

    fun isIncluded(userId: String, salt: String, percentage: Int): Boolean =
        slot("$salt.$userId") < percentage

    internal fun slot(key: String): Int {
        var hash = 5381
        for (byte in key.encodeToByteArray()) {
            hash = (hash shl 5) + hash + (byte.toInt() and 0xFF)
        }
        return hash % 100
    }
}

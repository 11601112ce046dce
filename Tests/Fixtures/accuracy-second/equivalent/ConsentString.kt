package io.beacon.consent

/** Compact form stored next to every uploaded batch, e.g. `v2;analytics=1;ads=0;ts=1700000000`. */
internal data class ConsentString(
    val version: Int = CURRENT_VERSION,
    val purposes: Map<String, Boolean>,
    val timestamp: Long,
) {
    val serialized: String
        get() = buildList {
            add("v$version")
            purposes.toSortedMap().forEach { (purpose, allowed) ->
                add("$purpose=${if (allowed) 1 else 0}")
            }
            add("ts=$timestamp")
        }.joinToString(";")

    fun isAllowed(purpose: String): Boolean = purposes[purpose] ?: false

    fun revokeAll(time: Long): ConsentString =
        copy(purposes = purposes.mapValues { false }, timestamp = time)

    companion object {
        const val CURRENT_VERSION = 2

        fun parse(text: String): ConsentString? {
            val fields = text.split(";")
            val head = fields.first()
            if (!head.startsWith("v")) return null
            val version = head.drop(1).toIntOrNull() ?: return null
            if (version > CURRENT_VERSION) return null

            val purposes = mutableMapOf<String, Boolean>()
            var timestamp: Long? = null
            for (field in fields.drop(1)) {
                if (field.isEmpty()) continue
                val pair = field.split("=")
                if (pair.size != 2) return null
                val (name, value) = pair
                when {
                    name == "ts" -> timestamp = value.toLongOrNull()
                    value == "1" -> purposes[name] = true
                    value == "0" -> purposes[name] = false
                    else -> return null
                }
            }
            return timestamp?.let { ConsentString(version, purposes, it) }
        }
    }
}

class Gate(val hosts: Set<String>, val limits: Map<String, Int>) {
    fun opens(host: String?): Boolean = host in hosts

    fun limit(name: String?): Int = limits[name] ?: 10

    fun path(url: Uri): String? {
        if (url.host !in hosts) return null
        return url.path
    }

    fun kind(json: Map<String, Any>): Int = when (json["kind"] as? String) {
        "door" -> 1
        "bar" -> 2
        else -> 0
    }

    fun isTrue(key: String, values: Map<String, String>): Boolean = values[key]?.lowercase() in setOf("1", "yes")

    fun isSent(code: String?, state: String): Boolean = !code.isNullOrEmpty() && state == "sent"
}

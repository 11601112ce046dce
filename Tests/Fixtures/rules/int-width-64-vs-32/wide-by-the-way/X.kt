class Download {
    private val part: Long = 3

    fun index(json: JSON): Int {
        return json.getLong("timestamp").toInt()
    }

    fun number(value: Any): String {
        val number = value as? Int ?: value as? Long
        if (number != null) return "$number"
        return "none"
    }
}

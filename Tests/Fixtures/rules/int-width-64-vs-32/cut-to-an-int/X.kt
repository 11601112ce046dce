class Download {
    fun expiry(json: JSON): Int {
        val timestamp = json.getLong("timestamp").toInt()
        //~             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ int-width-64-vs-32: keeps 32 bits
        return timestamp
    }

    fun position(offset: Float): Int {
        return offset.toInt()
    }

    fun age(): Int {
        val now = System.currentTimeMillis()
        return now.toInt()
        //~    ^^^^^^^^^^^ int-width-64-vs-32: does not fit
    }

    fun number(value: Any): String {
        val number = value as? Int
        //~          ^^^^^^^^^^^^^ int-width-64-vs-32: becomes null
        if (number != null) return "$number"
        return "none"
    }
}

class Record {
    private val data: MutableMap<String, Any> = mutableMapOf()

    fun setDate(key: String, value: Date) {
        formatter.timeZone = TimeZone.getTimeZone("UTC")
        data[key] = formatter.format(value)
    }

    fun size(): Int {
        return data.size
    }

    companion object {
        private val formatter = SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss")
        //~                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ date-formatter-dialect: takes the user's
    }
}

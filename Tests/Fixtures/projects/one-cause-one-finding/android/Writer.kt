class Writer {
    fun write(json: Json, value: Any) {
        json.begin()
        try {
            json.add(encoded(value))
        } catch (error: Throwable) {
            throw JSONException(error.message)
        }
        json.end()
    }

    fun put(json: Json, value: Any) {
        json.begin()
        try {
        //~ error-handling-differs
            json.add(encoded(value))
        } catch (error: Throwable) {
            report(error)
        }
        json.end()
    }
}

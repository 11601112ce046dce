class Encoder {
    fun encoded(value: Any): String {
        if (value is Number || value is Boolean || value is String) {
            return value.toString()
        }
        throw EncoderError("unknown")
    }

    fun name(value: Any): String {
        if (value is String) {
            return value.toString()
        }
        throw EncoderError("unknown")
    }
}

class FormEncoder {
    fun encoded(value: Any): String {
        if (value is ByteArray) {
            return encoded(value = Base64.encodeToString(value, Base64.DEFAULT))
            //~                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ base64-line-wrap: ends with a line break
        }
        return "$value"
    }
}

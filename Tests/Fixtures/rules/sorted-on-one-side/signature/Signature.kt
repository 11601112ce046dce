class Signature {
    fun query(fields: Map<String, String>): String =
        fields
            .filter { it.value.isNotEmpty() }
            .map { it.key + "=" + it.value }
            .joinToString("&")
}

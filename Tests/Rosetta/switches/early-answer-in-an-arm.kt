fun problem(field: Field, text: String): String? = when (field) {
    Field.NAME -> when {
        text == "admin" -> "taken"
        text.contains("@") -> "no address"
        else -> null
    }
    Field.AGE -> {
        log(text)
        if (text.toIntOrNull() == null) "no number" else null
    }
}

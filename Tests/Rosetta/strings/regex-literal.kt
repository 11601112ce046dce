fun isPlate(text: String): Boolean = Regex("[A-Z]{3}-[0-9]+").matchEntire(text) != null
fun hasDigit(text: String): Boolean = Regex("[0-9]").containsMatchIn(text)

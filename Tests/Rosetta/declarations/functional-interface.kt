fun interface Validator {
    fun validate(text: String): Boolean
}

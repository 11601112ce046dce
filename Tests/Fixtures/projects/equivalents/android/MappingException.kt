sealed class MappingException(message: String) : Exception(message) {
    data class Missing(val field: String) : MappingException("Missing $field")
    object Invalid : MappingException("Invalid")
}

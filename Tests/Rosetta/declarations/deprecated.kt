@Deprecated("Use Court")
class Field(val name: String)

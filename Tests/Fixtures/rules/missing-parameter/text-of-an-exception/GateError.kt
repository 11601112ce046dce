sealed class GateError(message: String) : Exception(message) {
//~ info missing-member
  data class Jammed(override val message: String) : GateError(message)
  data class Locked(val key: String) : GateError("locked")
}

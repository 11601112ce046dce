sealed interface KeyHint {
  data class PasswordBased(val salt: String) : KeyHint
  data object NotSupported : KeyHint
  data object Plain : KeyHint
}

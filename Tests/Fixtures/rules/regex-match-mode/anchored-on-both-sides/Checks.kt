class Checks {
  fun isZip(text: String): Boolean {
    return text.matches(zip)
  }
  fun isCode(text: String): Boolean {
    return text.matches("^[A-Z]+$".toRegex())
  }
  // The anchors belong to one alternative each.
  fun isEither(text: String): Boolean {
    return text.matches(Regex("^a|b$"))
    //~ regex-match-mode
  }

  companion object {
    private val zip = Regex("^[0-9]{5}$")
  }
}

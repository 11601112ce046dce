data class Wallet(
  @Suppress("parity:literal-differs", "MagicNumber") // agreed with finance
  var limit: Int = 200,
  @Suppress("parity:literal-differs") // agreed with finance
  //~ unused-suppression: `literal-differs`
  var currency: String = "EUR",
)

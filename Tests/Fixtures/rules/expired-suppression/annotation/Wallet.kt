class Wallet {
  @Suppress("parity:literal-differs") // until 2026-06-30 - Android follows in June
  //~ expired-suppression: ended on 2026-06-30
  fun limit(): Int = 90

  @Suppress("parity:literal-differs") // until 2999-06-30 - Android shares with more
  fun share(): Int = 4
}

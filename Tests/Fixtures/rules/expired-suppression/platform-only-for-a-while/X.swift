struct Wallet {
  var limit: Int = 100
  // parity:platform-only until 2026-06-30 - Android follows in June
  //~ expired-suppression: ended on 2026-06-30
  func share() { print(limit) }
  //~ missing-member
  // parity:platform-only until 2027-06-30 - Android follows next year
  func export() { print(limit) }
}

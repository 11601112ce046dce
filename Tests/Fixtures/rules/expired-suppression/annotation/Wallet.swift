struct Wallet {
  func limit() -> Int { 100 }
  //~ literal-differs
  func share() -> Int { 3 }
}

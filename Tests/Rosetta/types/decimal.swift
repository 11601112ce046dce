func pay(amount: Decimal) -> Decimal {
  return amount
}

func key() -> String {
  return "$productId"
}

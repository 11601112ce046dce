func low() -> Int {
  return -1
}

func rest(total: Int, used: Int) -> Int {
  return total - used
}

func check(_ a: Int, _ b: Int) -> Bool {
  guard a == b else { return false }
  guard a > 0 && b < 9 else { return false }
  guard !(a >= 5 || b <= 2) else { return false }
  return true
}

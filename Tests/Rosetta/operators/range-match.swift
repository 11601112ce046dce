func isOk(code: Int) -> Bool {
  return 200..<300 ~= code
}

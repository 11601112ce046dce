func isOk(code: Int) -> Bool {
  return code >= 200 && code < 300
}

func next(_ token: Token?) -> String? {
  guard let token = token, token.isValid, !token.text.isEmpty else { return nil }
  return token.text
}

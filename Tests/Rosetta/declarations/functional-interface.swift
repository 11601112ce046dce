protocol Validator {
  func validate(text: String) -> Bool
}

func address(_ method: Method) throws -> String {
  switch method {
  case .email:
    guard let masked else { throw SendError.noAddress }
    return masked
  case .text:
    guard let number = directory.number(of: owner) else { throw SendError.noAddress }
    return number
  }
}

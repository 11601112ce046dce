func address(_ method: Method) throws -> String? {
  switch method {
  case .email:
    guard masked != nil else { throw SendError.noAddress }
  case .text:
    return "text"
  }
  return nil
}

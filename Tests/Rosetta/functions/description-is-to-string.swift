struct Version: CustomStringConvertible {
  let number: Int

  var description: String {
    return "v\(number)"
  }
}

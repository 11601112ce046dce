struct Item {
  let number: Int

  var description: String {
    return "item \(number)"
  }
}

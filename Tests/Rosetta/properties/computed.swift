struct Box {
  let width: Int
  let height: Int

  var area: Int {
    return width * height
  }
}

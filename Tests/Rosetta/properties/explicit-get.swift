struct Box {
  let width: Int

  var half: Int {
    get {
      return width / 2
    }
  }
}

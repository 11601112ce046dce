struct Box {
  let width: Int

  var half: Int { width / 2 }
}

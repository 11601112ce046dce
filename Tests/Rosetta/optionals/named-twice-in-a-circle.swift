final class Panel {
  var score: Int?
  let best: Int?

  func show() {
    if let score {
      print(score)
    } else {
      print("none")
    }
    if let best {
      print(best)
    } else {
      print("none")
    }
  }
}

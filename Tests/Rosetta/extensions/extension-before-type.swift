extension Cart {
  func clear() {
    count = 0
  }
}

class Cart {
  var count: Int = 3
}

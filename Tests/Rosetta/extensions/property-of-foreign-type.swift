extension Int {
  var doubled: Int {
    return self * 2
  }
}

func merge(_ first: [Row], _ second: [Row]) {
  var (open, other) = (first, second)
  while let row = open.popLast() {
    show(row)
    other.removeLast()
  }
}

func start() {
  var names = ["a"]
  fill(names: &names)
}

func fill(names: inout [String]) {
  names.append("b")
}

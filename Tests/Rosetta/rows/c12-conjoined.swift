func both(_ a: Int?, _ b: Int?, _ on: Bool) {
  if let a = a, let b = b, on { add(a, b) }
}

func both(_ a: Int?, _ b: Int?, _ on: Bool) {
  if let a, let b { if on { add(a, b) } }
}

enum Load {
  case idle
  case failed(code: Int)
}

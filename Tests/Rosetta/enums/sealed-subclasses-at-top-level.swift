enum Load {
  case idle
  case done(count: Int)
}

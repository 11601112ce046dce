enum Load {
  case idle
  case failed(reason: String)
}

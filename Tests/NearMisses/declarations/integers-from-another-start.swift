enum Level: Int {
  case low = 1
  case high
}

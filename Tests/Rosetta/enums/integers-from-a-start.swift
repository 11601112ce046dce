enum Level: Int {
  case low = 1
  case middle
  case high
  case top = 10
  case beyond
}

enum Level {
  case low
  case medium
  case high
}

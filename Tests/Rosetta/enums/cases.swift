enum Level {
  case beginner
  case veryAdvanced
}

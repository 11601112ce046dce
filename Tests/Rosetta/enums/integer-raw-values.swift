enum Priority: Int {
  case low = 1
  case high = 10
}

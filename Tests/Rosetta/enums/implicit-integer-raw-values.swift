enum Priority: Int {
  case low, medium, high
}

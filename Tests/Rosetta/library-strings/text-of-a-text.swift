func greet(_ guest: String) {
  show("\(guest)")
}

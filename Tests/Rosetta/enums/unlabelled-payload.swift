enum Event {
  case typed(String)
  case closed
}

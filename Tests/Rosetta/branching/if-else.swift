func sign(value: Int) -> String {
  if value < 0 {
    return "minus"
  } else {
    return "plus"
  }
}

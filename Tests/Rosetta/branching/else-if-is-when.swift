func grade(points: Int) -> String {
  if points > 90 {
    return "A"
  } else if points > 70 {
    return "B"
  } else {
    return "C"
  }
}

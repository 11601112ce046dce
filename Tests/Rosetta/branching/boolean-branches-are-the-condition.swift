func isAdult(age: Int) -> Bool {
  return age >= 18 ? true : false
}

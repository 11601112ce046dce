func color(kind: String) -> Int {
  let result: Int
  switch kind {
  case "red": result = 1
  case "blue": result = 2
  default: result = 0
  }
  return result + 1
}

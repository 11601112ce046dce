func area(width: Int, height: Int) -> Int {
  let margin = 1
  let padding = 2
  return (width + margin) * (height + padding)
}

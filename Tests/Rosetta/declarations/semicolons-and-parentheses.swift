func sum(a: Int, b: Int) -> Int {
  let total = (a + b);
  return (total)
}

struct Two<A, B> {
  let first: A
  let second: B
}

struct User {
  let age: Int
}

struct User {
  let name: String
  let email: String
}

struct User {
  let name: String?
}

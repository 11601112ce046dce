struct UserId {
  let raw: String
}

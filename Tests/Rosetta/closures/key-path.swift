struct User {
  let name: String
}

func names(users: [User]) -> [String] {
  return users.map(\.name)
}

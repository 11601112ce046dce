struct User {
  let name: String?
}

func names(users: [User]) -> [String] {
  return users.compactMap { $0.name }
}

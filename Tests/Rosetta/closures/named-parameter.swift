func names(users: [String]) -> [Int] {
  return users.map { user in user.count }
}

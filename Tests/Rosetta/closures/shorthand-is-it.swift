func names(users: [String]) -> [Int] {
  return users.map { $0.count }
}

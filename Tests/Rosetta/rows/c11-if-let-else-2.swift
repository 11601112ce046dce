func title(_ user: User?) {
  if let user = user { show(user.name) } else { hide() }
}

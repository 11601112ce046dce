fun title(user: User?) {
    if (user == null) { hide() } else { show(user.name) }
}

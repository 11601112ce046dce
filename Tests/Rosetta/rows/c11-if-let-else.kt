fun title(user: User?) {
    if (user != null) { show(user.name) } else { hide() }
}

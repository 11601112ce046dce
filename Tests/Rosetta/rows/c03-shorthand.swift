final class C { var user: User?
  func greet() { guard let user else { return }
    say(user.name)
    say(user.mail) } }

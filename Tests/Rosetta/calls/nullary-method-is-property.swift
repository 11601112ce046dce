class Session {
  var isActive: Bool {
    return true
  }
}

func start(session: Session) -> Bool {
  return session.isActive
}

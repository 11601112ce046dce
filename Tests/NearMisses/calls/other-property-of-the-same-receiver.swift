struct Session {
  let sessionToken: String
  let refreshToken: String
}

func claims(session: Session) -> String {
  return session.sessionToken
}

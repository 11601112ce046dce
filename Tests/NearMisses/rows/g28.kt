fun f(s: Session): String = s.refreshToken

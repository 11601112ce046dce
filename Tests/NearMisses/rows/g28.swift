func f(_ s: Session) -> String { s.sessionToken }

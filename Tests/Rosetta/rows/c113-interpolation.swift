func f(_ u: U) -> String { let a = "Hi \(u.name), \(u.age + 1)!"
  return a + " (" + u.mail + ")" }

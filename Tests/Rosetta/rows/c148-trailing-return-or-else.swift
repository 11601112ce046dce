func f(_ n: Int) { if n > 1 { a(); return }
  b()
  return }

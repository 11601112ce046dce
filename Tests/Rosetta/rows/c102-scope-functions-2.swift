func f() -> View2 { let v = View2()
  v.title = "a"
  v.add(1)
  return v }

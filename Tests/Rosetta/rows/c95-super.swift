class B2: B1 { override func go(_ n: Int) { super.go(n)
  extra() } }

func f() -> Int { try! a() }

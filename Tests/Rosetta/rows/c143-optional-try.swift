func f() -> Int? { return try? a() }
func g() { if let n = try? a() { use(n) } }

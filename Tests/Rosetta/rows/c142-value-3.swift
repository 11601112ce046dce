func f() -> Int? { do { let n = try a()
  return n + 1 } catch { return nil } }

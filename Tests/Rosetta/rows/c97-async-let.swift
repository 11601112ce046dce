func f() async -> Int { async let a = one()
  async let b = two()
  return await a + b }

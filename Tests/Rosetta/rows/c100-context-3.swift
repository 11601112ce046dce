func f() async -> Int { let n = await read()
  return n + 1 }

func f() async throws -> Int { let a = try await x()
  let b = try y()
  return try await z(a, b) }

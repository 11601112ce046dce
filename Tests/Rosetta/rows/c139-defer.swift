func f(_ x: File2) throws -> Int { let h = try x.open()
  defer { h.close() }
  return try h.read() }

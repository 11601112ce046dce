func f() throws -> Int { do { return try a() } catch { throw Bad.with(cause: error) } }

func upload(_ body: Data) -> Int { body.count }

func part(of data: Data) -> Data { data[32..<64] }

func part(of data: Data) -> Data { data[32..<64] }

func copy(of data: Data) -> Data { Data(data[32..<64]) }

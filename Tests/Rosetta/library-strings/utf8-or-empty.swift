func text(of data: Data) -> String { String(data: data, encoding: .utf8) ?? "" }

func f(_ s: String) -> [String] { s.split(separator: ",").map(String.init) }

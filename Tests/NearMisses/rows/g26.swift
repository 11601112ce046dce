func f(_ s: String) -> Bool { s.isEmpty }

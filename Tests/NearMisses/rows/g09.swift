func flag(_ s: String) -> Bool? { Bool(s) }

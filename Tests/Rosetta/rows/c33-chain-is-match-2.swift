func f(_ s: String) -> Int { if s == "a" { return 1 } else if s == "b" { return 2 } else { return 3 } }

func f(_ x: Any) -> Int { let s = x as! String
  return s.isEmpty ? 0 : 1 }

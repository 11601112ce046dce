func f(_ on: Bool) -> Int { let x = on ? 1 : 2
  return x * 2 }

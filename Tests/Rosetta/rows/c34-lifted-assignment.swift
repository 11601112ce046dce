func f(_ on: Bool) -> Int { let x: Int
  if on { x = 1 } else { x = 2 }
  return x * 2 }

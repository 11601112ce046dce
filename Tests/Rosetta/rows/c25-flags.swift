func f(_ a: Bool?, _ b: Bool?) { if a == true { x() }
  if a ?? false { y() }
  if b != false { z() }
  if b ?? true { w() } }

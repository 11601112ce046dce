func f(_ a: Bool) { if a == true { x() }
  if a == false { y() } }

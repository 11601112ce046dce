func f(_ s: String?) { if s?.isEmpty == false { x() }
  if s?.isEmpty ?? true { y() } }

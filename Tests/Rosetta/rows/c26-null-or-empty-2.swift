func f(_ s: String?) { if let s, !s.isEmpty { x() }
  if s == nil || s!.isEmpty { y() } }

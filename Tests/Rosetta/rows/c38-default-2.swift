func f(_ k: K) { switch k { case .a: x()
  @unknown default: y() }
  switch k { case .a: x()
  default: break } }

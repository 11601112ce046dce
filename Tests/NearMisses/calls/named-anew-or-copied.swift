struct Params {
  var madhab: Int
}

func times(base: Params) -> Int {
  var adjusted = base
  adjusted.madhab = 2
  show(adjusted)
  return base.madhab
}

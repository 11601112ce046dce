struct Params {
  var madhab: Int
}

func times(base: Params, other: Params) {
  var adjusted = base
  adjusted.madhab = 2
  show(adjusted)
}

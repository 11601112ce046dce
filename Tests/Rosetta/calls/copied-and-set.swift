struct Params {
  var madhab: Int
  var rule: String
}

func times(base: Params) -> Int {
  var adjusted = base
  adjusted.madhab = 2
  adjusted.rule = "none"
  show(adjusted)
  return adjusted.madhab
}

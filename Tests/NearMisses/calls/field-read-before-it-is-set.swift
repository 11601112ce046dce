struct Params {
  var low: Int
  var high: Int
}

func times(base: Params) {
  var adjusted = base
  adjusted.low = 2
  adjusted.high = adjusted.low
  show(adjusted)
}

enum Sport: String {
  case padel = "PADEL"
  case tennis = "TENNIS"
}

func parse(text: String) -> Sport? {
  return Sport(rawValue: text)
}

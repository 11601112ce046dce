enum Sport: String {
  case padel = "p"
}

func parse(text: String) -> Sport? {
  return Sport(rawValue: text)
}

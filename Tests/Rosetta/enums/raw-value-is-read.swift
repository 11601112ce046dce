enum Sport: String {
  case padel = "PADEL"
}

func key(sport: Sport) -> String {
  return "sport." + sport.rawValue
}

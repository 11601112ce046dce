struct Team {
  let names: [String]
}

func names(teams: [Team]) -> [String] {
  return teams.flatMap { $0.names }
}

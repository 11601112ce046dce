func save(settings: UserDefaults) {
  settings.set(true, forKey: "seen")
}

func load(settings: UserDefaults) -> Bool {
  return settings.bool(forKey: "seen")
}

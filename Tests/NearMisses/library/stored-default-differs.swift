func seen(settings: UserDefaults) -> Bool {
  return settings.bool(forKey: "seen")
}

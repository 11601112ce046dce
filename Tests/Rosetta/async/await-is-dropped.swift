func start() async -> String {
  let text = await load()
  return text
}

func load() async -> String {
  return ""
}

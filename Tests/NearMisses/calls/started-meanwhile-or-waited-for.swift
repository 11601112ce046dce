func start() async -> Int {
  let first = await load(id: 1)
  return first
}

func load(id: Int) async -> Int {
  return id
}

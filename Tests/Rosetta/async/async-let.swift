func start() async -> Int {
  async let first = load(id: 1)
  async let second = load(id: 2)
  return await first + second
}

func load(id: Int) async -> Int {
  return id
}

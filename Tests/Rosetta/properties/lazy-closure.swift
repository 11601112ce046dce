class Screen {
  lazy var tabs: [String] = {
    let first = "Home"
    return [first, "Search"]
  }()
}

func select(_ tab: Tab, in tabs: [Tab], fallback: Int) -> Int {
  guard let index = tabs.firstIndex(of: tab) else { return fallback }
  return index
}

func remove(_ tab: Tab, from tabs: [Tab]) {
  if let position = tabs.firstIndex(where: { $0.id == tab.id }) {
    close(position)
  }
}

func mark(_ tab: Tab, in tabs: [Tab]) {
  if let place = tabs.firstIndex(of: tab) {
    light(place)
  }
}

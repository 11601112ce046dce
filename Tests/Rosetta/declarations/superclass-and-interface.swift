protocol Refreshable {
  func refresh()
}

class Screen {
}

class ListScreen: Screen, Refreshable {
  func refresh() {
  }
}

protocol Refreshable {
}

class Screen {
}

class ListScreen: Screen, Refreshable {
}

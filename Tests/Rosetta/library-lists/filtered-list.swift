func drop(_ id: String) {
    items.removeAll { $0.id == id }
    rest = rest.filter { !$0.isDone }
}

struct Names {
    func show(name: String) {
        if name.isEmpty == false {
            screen.show(name)
        }
    }
}

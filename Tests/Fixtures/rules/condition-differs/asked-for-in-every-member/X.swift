final class Profile {
    private var names: [String] = []
    private var needsReload = false

    func add(_ name: String, reload: Bool) {
        names.append(name)
        if reload {
        //~ condition-differs: reload
            needsReload = true
        }
    }

    func remove(_ name: String, reload: Bool) {
        names.removeAll { $0 == name }
        if reload {
        //~ info condition-differs: reload
            needsReload = true
        }
    }

    func clear(reload: Bool) {
        names = ["guest"]
        if reload {
        //~ info condition-differs: reload
            needsReload = true
        }
    }
}

final class Calls {
    func send(_ name: String, size: Int) {
        post(name, size)
    }
}

final class Others {
    func send(_ name: String) {
        drop(name)
    }
}

struct Location {
    let time: Int
}

extension Location {
    func age(_ now: Int) -> Int { now - time }
}

struct Job {
    let name: String

    func renamed(_ name: String) -> Job { Job(name: name) }
}

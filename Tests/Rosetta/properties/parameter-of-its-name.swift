class Flags {
    var pages: Bool { didSet { ping() } }
    init(pages: Bool = false) { self.pages = pages }
    func ping() { count += 1 }
    var count = 0
}

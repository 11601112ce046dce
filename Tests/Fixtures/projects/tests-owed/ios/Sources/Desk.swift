final class Desk {
    let count: Int

    init(count: Int) { self.count = count }

    func open() -> Int { count + 1 }
}

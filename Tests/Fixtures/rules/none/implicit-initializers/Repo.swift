final class Repo {
    private(set) var page: Page = .init()

    func reset() {
        page = .init()
    }

    func turn(to number: Int, _ done: (Page) -> Void) {
        page = .init(number: number, title: "Page")
        done(.init(number: number, title: "Copy"))
    }
}

struct Page {
    var number: Int = 0
    var title: String = ""
}

final class Indexer {
    private var done = 0

    func run(pages: [Int]) async {
        for page in pages {
            await index(page: page)
            done += 1
        }
    }

    private func index(page: Int) async {
        done = page
    }
}

final class Crawler {
    func crawl(_ page: String) -> Bool {
        open.insert(page)
        defer { open.remove(page) }
        for link in links[page] ?? [] {
            if crawl(link) { return true }
        }
        seen.insert(page)
        return false
    }
}

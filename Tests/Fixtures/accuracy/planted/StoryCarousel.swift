import Foundation

struct StoryPage: Equatable {
    let id: String
    let duration: TimeInterval
}

final class StoryCarousel {
    private let pages: [StoryPage]
    private(set) var position = 0
    private(set) var seen: Set<String> = []
    var onChange: ((Int) -> Void)?

    init(pages: [StoryPage]) {
        self.pages = pages
        if let first = pages.first {
            seen.insert(first.id)
        }
    }

    var progressText: String {
        pages.isEmpty ? "" : "\(position + 1) of \(pages.count)"
    }

    var allSeen: Bool {
        pages.allSatisfy { seen.contains($0.id) }
    }

    func next() { move(by: 1) }

    func previous() { move(by: -1) }

    private func move(by delta: Int) {
        guard !pages.isEmpty else { return }
        position = (position + delta) % pages.count
        if pages.indices.contains(position) {
            seen.insert(pages[position].id)
        }
        onChange?(position)
    }
}

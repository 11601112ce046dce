import Foundation

struct Chapter: Equatable {
    let title: String
    let startMs: Int
    let endMs: Int
}

struct ChapterIndex {
    let chapters: [Chapter]

    /// Chapters without a positive length are dropped.
    init(chapters: [Chapter]) {
        self.chapters = chapters.filter { $0.endMs > $0.startMs }
    }

    var durationMs: Int { chapters.last?.endMs ?? 0 }

    func chapter(atMs position: Int) -> Chapter? {
        chapters.first { ($0.startMs..<$0.endMs).contains(position) }
    }

    func progress(atMs position: Int) -> Double? {
        chapter(atMs: position).map { chapter in
            Double(position - chapter.startMs) / Double(chapter.endMs - chapter.startMs)
        }
    }

    func nextStart(afterMs position: Int) -> Int? {
        chapters.lazy.map(\.startMs).filter { $0 > position }.min()
    }

    func title(atMs position: Int) -> String {
        guard let chapter = self.chapter(atMs: position) else { return "" }
        return chapter.title.isEmpty ? "Untitled" : chapter.title
    }
}

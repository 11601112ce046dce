import Foundation

/// Numbers of the chosen photos, in the order of choosing.
final class ImageSelection {
    let maxCount: Int
    private(set) var photoNumbers: [Int] = []
    var onLimitReached: () -> Void = {}

    init(maxCount: Int) {
        self.maxCount = maxCount
    }

    var isEmpty: Bool { photoNumbers.isEmpty }

    func add(_ number: Int) {
        guard !photoNumbers.contains(number) else { return }
        guard photoNumbers.count < maxCount else {
            onLimitReached()
            return
        }
        photoNumbers.append(number)
    }

    /// The user swiped away the preview at this position.
    func removePreview(at position: Int) {
        guard photoNumbers.indices.contains(position) else { return }
        photoNumbers.remove(at: position)
    }

    func move(from source: Int, to target: Int) {
        guard photoNumbers.indices.contains(source), photoNumbers.indices.contains(target) else { return }
        let number = photoNumbers[source]
        photoNumbers.remove(at: source)
        photoNumbers.insert(number, at: target)
    }

    func badge(for number: Int) -> String? {
        photoNumbers.firstIndex(of: number).map { String($0 + 1) }
    }
}

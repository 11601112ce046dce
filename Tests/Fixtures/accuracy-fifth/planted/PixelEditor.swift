import Foundation

protocol PixelEditorDelegate: AnyObject {
    func pixelEditorDidChange(_ editor: PixelEditor)
}

final class PixelEditor {
    static let transparent = 0
    private static let historyLimit = 40

    let width: Int
    let height: Int
    weak var delegate: PixelEditorDelegate?

    private var pixels: [Int]
    private var history: [[Int]] = []

    init(width: Int, height: Int) {
        precondition(width > 0 && height > 0)
        self.width = width
        self.height = height
        pixels = Array(repeating: Self.transparent, count: width * height)
    }

    var canUndo: Bool { !history.isEmpty }

    func color(x: Int, y: Int) -> Int? {
        guard let index = self.index(x: x, y: y) else { return nil }
        return pixels[index]
    }

    func paint(x: Int, y: Int, color: Int) {
        guard let index = self.index(x: x, y: y), pixels[index] != color else { return }
        remember()
        pixels[index] = color
        delegate?.pixelEditorDidChange(self)
    }

    func fillRow(_ y: Int, color: Int) {
        guard (0..<height).contains(y) else { return }
        remember()
        for x in 0..<width {
            pixels[y * width + x] = color
        }
        delegate?.pixelEditorDidChange(self)
    }

    @discardableResult
    func undo() -> Bool {
        guard let previous = history.popLast() else { return false }
        pixels = previous
        delegate?.pixelEditorDidChange(self)
        return true
    }

    func usedColors() -> Set<Int> {
        Set(pixels).subtracting([Self.transparent])
    }

    private func remember() {
        history.append(pixels)
        if history.count > Self.historyLimit {
            history.removeFirst()
        }
    }

    private func index(x: Int, y: Int) -> Int? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        return y * width + x
    }
}

import Foundation

final class BinaryHeap<Element> {

    private var elements: [Element] = []
    private let precedes: (Element, Element) -> Bool

    var count: Int { elements.count }
    var isEmpty: Bool { elements.isEmpty }
    var peek: Element? { elements.first }

    init(by precedes: @escaping (Element, Element) -> Bool) {
        self.precedes = precedes
    }

    func push(_ element: Element) {
        elements.append(element)
        siftUp(from: elements.count - 1)
    }

    func pop() -> Element? {
        guard let top = elements.first else { return nil }
        let last = elements.removeLast()
        if !elements.isEmpty {
            elements[0] = last
            siftDown(from: 0)
        }
        return top
    }

    @discardableResult
    func removeFirst(where predicate: (Element) -> Bool) -> Bool {
        guard let index = elements.firstIndex(where: predicate) else { return false }
        let last = elements.removeLast()
        if index < elements.count {
            elements[index] = last
            siftDown(from: index)
            siftUp(from: index)
        }
        return true
    }

    func drain() -> [Element] {
        var result: [Element] = []
        while let next = pop() {
            result.append(next)
        }
        return result
    }

    private func siftUp(from start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard precedes(elements[child], elements[parent]) else { return }
            elements.swapAt(child, parent)
            child = parent
        }
    }

    private func siftDown(from start: Int) {
        var parent = start
        while true {
            var candidate = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < elements.count {
                if precedes(elements[child], elements[candidate]) {
                    candidate = child
                }
            }
            guard candidate != parent else { return }
            elements.swapAt(parent, candidate)
            parent = candidate
        }
    }
}

extension BinaryHeap where Element: Comparable {
    convenience init() {
        self.init(by: <)
    }
}

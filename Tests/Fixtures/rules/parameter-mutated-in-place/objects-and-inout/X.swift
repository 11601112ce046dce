final class Canvas {
    var marks: [Int] = []
}

final class Painter {
    func paint(canvas: Canvas, mark: Int) {
        canvas.marks.append(mark)
    }

    func clear(marks: inout [Int]) {
        marks.removeAll()
    }

    func longest(words: [String]) -> [String] {
        var words = words
        words.append("end")
        return words
    }
}

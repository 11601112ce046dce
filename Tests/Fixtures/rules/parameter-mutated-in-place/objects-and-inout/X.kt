class Canvas {
    var marks: MutableList<Int> = mutableListOf()
}

class Painter {
    fun paint(canvas: Canvas, mark: Int) {
        canvas.marks.add(mark)
    }

    fun clear(marks: MutableList<Int>) {
        marks.clear()
    }

    fun longest(words: List<String>): List<String> {
        val words = words.toMutableList()
        words.add("end")
        return words
    }
}

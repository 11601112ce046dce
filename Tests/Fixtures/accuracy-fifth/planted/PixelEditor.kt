package com.pixelpal.editor

class PixelEditor(val width: Int, val height: Int) {

    fun interface Listener {
        fun onPixelsChanged(editor: PixelEditor)
    }

    init {
        require(width > 0 && height > 0)
    }

    var listener: Listener? = null

    private var pixels = MutableList(width * height) { TRANSPARENT }
    private val history = ArrayDeque<MutableList<Int>>()

    val canUndo: Boolean
        get() = history.isNotEmpty()

    fun color(x: Int, y: Int): Int? = index(x, y)?.let { pixels[it] }

    fun paint(x: Int, y: Int, color: Int) {
        val index = index(x, y) ?: return
        if (pixels[index] == color) return
        remember()
        pixels[index] = color
        listener?.onPixelsChanged(this)
    }

    fun fillRow(y: Int, color: Int) {
        if (y !in 0 until height) return
        remember()
        repeat(width) { x -> pixels[y * width + x] = color }
        listener?.onPixelsChanged(this)
    }

    fun undo(): Boolean {
        pixels = history.removeLastOrNull() ?: return false
        listener?.onPixelsChanged(this)
        return true
    }

    fun usedColors(): Set<Int> = pixels.toSet() - TRANSPARENT

    private fun remember() {
        history.addLast(pixels)
        if (history.size > HISTORY_LIMIT) history.removeFirst()
    }

    private fun index(x: Int, y: Int): Int? =
        if (x in 0 until width && y in 0 until height) y * width + x else null

    companion object {
        const val TRANSPARENT = 0
        private const val HISTORY_LIMIT = 40
    }
}

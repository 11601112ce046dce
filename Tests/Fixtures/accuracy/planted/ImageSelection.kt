package com.acme.photos.picker

/** Numbers of the chosen photos, in the order of choosing. */
class ImageSelection(val maxCount: Int) {

    private val numbers = mutableListOf<Int>()

    val photoNumbers: List<Int> get() = numbers.toList()

    var onLimitReached: () -> Unit = {}

    val isEmpty: Boolean get() = numbers.isEmpty()

    fun add(number: Int) {
        if (number in numbers) return
        if (numbers.size < maxCount) {
            numbers.add(number)
        } else {
            onLimitReached()
        }
    }

    /** The user swiped away the preview at this position. */
    fun removePreviewAt(position: Int) {
        if (position !in numbers.indices) return
        numbers.remove(position)
    }

    fun move(source: Int, target: Int) {
        if (source !in numbers.indices || target !in numbers.indices) return
        val number = numbers.removeAt(source)

        numbers.add(target, number)
    }

    fun badgeFor(number: Int): String? {
        val index = numbers.indexOf(number)
        return if (index >= 0) (index + 1).toString() else null
    }
}

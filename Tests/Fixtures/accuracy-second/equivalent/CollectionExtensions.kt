package com.northpine.core.collections

import kotlin.math.min

/** Null instead of an exception for an index outside of the list. */
fun <T> List<T>.safe(index: Int): T? = if (index in indices) this[index] else null

fun <T> List<T>.chunks(size: Int): List<List<T>> {
    require(size > 0)
    return (0 until this.size step size).map { start ->
        subList(start, min(start + size, this.size)).toList()
    }
}

fun <T> MutableList<T>.move(source: Int, destination: Int) {
    if (source == destination || source !in indices || destination !in indices) return
    add(destination, removeAt(source))
}

/** First element for every key, in the original order. */
fun <T, K> List<T>.unique(key: (T) -> K): List<T> = distinctBy(key)

fun <T> List<T>.splitBy(predicate: (T) -> Boolean): Pair<List<T>, List<T>> = partition(predicate)

fun <T : Any> List<T>.interleaved(interval: Int, separator: (Int) -> T?): List<T> {
    if (interval <= 0) return this
    return buildList {
        this@interleaved.forEachIndexed { index, element ->
            if (index > 0 && index % interval == 0) {
                separator(index / interval - 1)?.let { add(it) }
            }
            add(element)
        }
    }
}

/** Position of the first element that is not less than [value]; the list must be sorted. */
fun <T : Comparable<T>> List<T>.lowerBound(value: T): Int {
    var low = 0
    var high = size
    while (low < high) {
        val middle = (low + high) ushr 1
        if (this[middle] >= value) high = middle else low = middle + 1
    }
    return low
}

fun List<Double>.averageOrNull(): Double? = if (isEmpty()) null else sum() / size

package com.audiolith.chapters

data class Chapter(val title: String, val startMs: Long, val endMs: Long)

class ChapterIndex(chapters: List<Chapter>) {

    /** Chapters without a positive length are dropped. */
    val chapters: List<Chapter> = chapters.filter { it.endMs > it.startMs }

    val durationMs: Long get() = chapters.lastOrNull()?.endMs ?: 0L

    fun chapterAt(positionMs: Long): Chapter? =
        chapters.firstOrNull { positionMs in it.startMs..it.endMs }

    fun progressAt(positionMs: Long): Double? = chapterAt(positionMs)?.run {
        (positionMs - startMs).toDouble() / (endMs - startMs)
    }

    fun nextStartAfter(positionMs: Long): Long? = chapters
        .map { it.startMs }
        .filter { it > positionMs }
        .minOrNull()

    fun titleAt(positionMs: Long): String =
        chapterAt(positionMs)?.title?.ifEmpty { "Untitled" }.orEmpty()
}

fun String.shortened(n: Int): String = if (length > n) take(n) else this
val String.isYes: Boolean get() = this == "yes"
fun <T> List<T>.second(): T? = if (size > 1) this[1] else null

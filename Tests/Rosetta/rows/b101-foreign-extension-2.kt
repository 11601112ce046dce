fun String.shortened(n: Int): String { return if (this.length > n) this.take(n) else this }
val String.isYes: Boolean
    get() { return this == "yes" }
fun <E> List<E>.second(): E? { return if (this.size > 1) this.get(1) else null }

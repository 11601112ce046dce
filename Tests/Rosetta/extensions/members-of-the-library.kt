fun String.cut(limit: Int): String = if (length <= limit) this else take(limit) + "…"

val String.isShort: Boolean get() = this.length < 5 && isNotEmpty()

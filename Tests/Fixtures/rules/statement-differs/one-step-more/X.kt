/** Counts what a till takes. */
class Till {
    fun keep(end: Int) {
        cursor = end
    }

    fun badge() {
        badgeView.set(items.size)
    }

    fun all(): List<Node> = children.flatMap { it.flattened() }

    fun isInside(x: Double): Boolean = x >= west && x <= east

    fun comesFirst(other: Till): Boolean = other.cents < cents

    fun share(drawer: Drawer): Double = (drawer.part / drawer.whole).toDouble()

    fun identity(): String = anonymousId

    fun limit(): Int? = customLimit

    fun close() {
        drawer.lock()
        printer.cut()
    }
}

package net.driftbox.files

class FileSize(bytes: Long) : Comparable<FileSize> {

    val bytes: Long = bytes.coerceAtLeast(0)

    fun fits(quota: FileSize): Boolean = this <= quota

    override fun compareTo(other: FileSize): Int = bytes.compareTo(other.bytes)

    override fun equals(other: Any?): Boolean = other is FileSize && other.bytes == bytes

    override fun hashCode(): Int = bytes.hashCode()

    override fun toString(): String {
        val unit = SizeUnit.entries.lastOrNull { bytes >= it.size } ?: SizeUnit.B
        val whole = bytes / unit.size
        val tenth = bytes.rem(unit.size) * 10 / unit.size
        // Three digits are plenty, "512 MB" rather than "512.3 MB".
        val number = if (tenth == 0L || whole >= 100) "$whole" else "$whole.$tenth"
        return "$number ${unit.name}"
    }

    private enum class SizeUnit(val size: Long) {
        B(1L),
        KB(1L shl 10),
        MB(1L shl 20),
        GB(1L shl 30),
        TB(1L shl 40),
    }

    companion object {
        val ZERO = FileSize(0)
    }
}

package se.bokhylla.cache

data class CacheFile(val name: String, val sizeBytes: Long, val lastUsedMs: Long)

interface CacheDirectory {
    fun list(): List<CacheFile>
    fun delete(name: String): Boolean
}

/** Keeps the cache directory below a limit. Files that we did not write are left alone. */
class CacheJanitor(
    private val directory: CacheDirectory,
    private val limitBytes: Long,
) {
    private val ownFiles: List<CacheFile>
        get() = directory.list().filter { isOwnFile(it.name) }

    val usedBytes: Long
        get() = ownFiles.sumOf { it.sizeBytes }

    fun isOwnFile(name: String): Boolean = OWN_FILE_PATTERN.matches(name)

    /** Deletes the files that were not used for the longest time; returns the names of the deleted files. */
    fun clean(): List<String> {
        var used = usedBytes
        return buildList {
            for (file in ownFiles.sortedWith(compareBy({ it.lastUsedMs }, { it.name }))) {
                if (used <= limitBytes) break
                if (!directory.delete(file.name)) continue
                used -= file.sizeBytes
                add(file.name)
            }
        }
    }

    private companion object {
        val OWN_FILE_PATTERN = Regex("""[0-9a-f]{8}\.(json|bin)""")
    }
}

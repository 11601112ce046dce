package io.beacon.core.storage

import androidx.core.util.AtomicFile
import java.io.File
import java.io.IOException
import java.util.Locale

internal class EventFileStore(
    private val directory: File,
    private val maxFiles: Int = 50,
) {
    data class Entry(val name: String, val lines: List<String>)

    val fileCount: Int
        get() = files().size

    init {
        if (!directory.isDirectory && !directory.mkdirs()) {
            throw IOException("cannot create $directory")
        }
    }

    @Throws(IOException::class)
    fun write(lines: List<String>, sequence: Int) {
        if (lines.isEmpty()) return
        val name = String.format(Locale.ROOT, "%010d.%s", sequence, FILE_EXTENSION)
        val file = AtomicFile(File(directory, name))
        val stream = file.startWrite()
        try {
            stream.write(lines.joinToString("\n").toByteArray())
            file.finishWrite(stream)
        } catch (e: IOException) {
            file.failWrite(stream)
            throw e
        }
        evictIfNeeded()
    }

    fun readOldest(): Entry? {
        for (file in files()) {
            val text = try {
                file.readText()
            } catch (_: IOException) {
                continue
            }
            val lines = text.split("\n").filter(String::isNotEmpty)
            if (lines.isNotEmpty()) {
                return Entry(file.name, lines)
            }
            file.delete()
        }
        return null
    }

    fun delete(name: String) {
        File(directory, name).delete()
    }

    private fun evictIfNeeded() {
        val existing = files()
        existing.take((existing.size - maxFiles).coerceAtLeast(0)).forEach { it.delete() }
    }

    private fun files(): List<File> =
        directory.listFiles { file -> file.extension == FILE_EXTENSION }
            .orEmpty()
            .sortedBy { it.name }

    private companion object {
        const val FILE_EXTENSION = "events"
    }
}

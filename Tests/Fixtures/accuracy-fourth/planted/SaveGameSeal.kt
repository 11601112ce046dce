package com.emberfall.storage

import java.nio.ByteBuffer

sealed class SaveGameException : Exception() {
    class TooShort : SaveGameException()
    class WrongMagic : SaveGameException()
    class Corrupted : SaveGameException()
}

/** Container of a save game: magic, version, body, Adler-32 of version and body (big endian). */
class SaveGameSeal {

    class Content(val version: UByte, val body: ByteArray) {
        override fun equals(other: Any?) =
            other is Content && version == other.version && body.contentEquals(other.body)

        override fun hashCode() = 31 * version.hashCode() + body.contentHashCode()
    }

    fun wrap(content: Content): ByteArray {
        val sealed = byteArrayOf(content.version.toByte()) + content.body
        return ByteBuffer.allocate(MAGIC.size + sealed.size + TRAILER_LENGTH)
            .put(MAGIC)
            .put(sealed)
            .putInt(adler32(sealed))
            .array()
    }

    @Throws(SaveGameException::class)
    fun unwrap(file: ByteArray): Content {
        if (file.size <= MAGIC.size + TRAILER_LENGTH) throw SaveGameException.TooShort()
        if (!file.copyOf(MAGIC.size).contentEquals(MAGIC)) throw SaveGameException.WrongMagic()

        val end = file.size - TRAILER_LENGTH
        val sealed = file.copyOfRange(MAGIC.size, end)
        if (adler32(sealed) != ByteBuffer.wrap(file).getInt(end)) throw SaveGameException.Corrupted()

        return Content(version = sealed.first().toUByte(), body = sealed.copyOfRange(1, sealed.size))
    }

    companion object {
        private val MAGIC = "SAVE".toByteArray(Charsets.US_ASCII)
        private const val MODULUS = 65_521
        private const val TRAILER_LENGTH = 4

        fun adler32(data: ByteArray): Int {
            var a = 1
            var b = 0
            for (byte in data) {
                a = (a + byte) % MODULUS
                b = (b + a) % MODULUS
            }
            return (b shl 16) or a
        }
    }
}

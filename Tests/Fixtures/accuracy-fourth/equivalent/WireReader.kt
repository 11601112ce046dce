package dev.halyard.wire

import java.io.IOException

sealed class WireException(message: String) : IOException(message) {
    class Truncated : WireException("truncated")
    class MalformedVarint : WireException("malformed varint")
    class InvalidFieldNumber : WireException("invalid field number")
    class UnsupportedWireType(val type: Int) : WireException("unsupported wire type $type")
}

enum class WireType(val code: Int) {
    VARINT(0),
    FIXED64(1),
    LENGTH_DELIMITED(2),
    FIXED32(5);

    companion object {
        fun of(code: Int): WireType? = entries.find { it.code == code }
    }
}

/** Pull reader for the protobuf wire format. */
class WireReader(private val bytes: ByteArray) {
    private var position = 0

    private val remaining get() = bytes.size - position

    val isAtEnd: Boolean get() = remaining == 0

    fun readTag(): Pair<Int, WireType> {
        val key = readVarint()
        val field = key shr 3
        if (field !in 1uL..0x1FFF_FFFFuL) throw WireException.InvalidFieldNumber()
        val rawType = (key and 7uL).toInt()
        val type = WireType.of(rawType) ?: throw WireException.UnsupportedWireType(rawType)
        return field.toInt() to type
    }

    fun readVarint(): ULong {
        var value = 0uL
        var shift = 0
        while (shift < 70) {
            val byte = take(1).single().toInt() and 0xFF
            if (shift == 63 && byte > 1) break
            value = value or ((byte and 0x7F).toULong() shl shift)
            if (byte < 0x80) return value
            shift += 7
        }
        throw WireException.MalformedVarint()
    }

    fun readSigned(): Long {
        val raw = readVarint()
        return (raw shr 1).toLong() xor -(raw and 1uL).toLong()
    }

    fun readFixed32(): UInt =
        take(4).foldRight(0u) { byte, acc -> (acc shl 8) or byte.toUByte().toUInt() }

    fun readBytes(): ByteArray {
        val length = readVarint()
        if (length > remaining.toULong()) throw WireException.Truncated()
        return take(length.toInt())
    }

    fun skip(type: WireType) {
        when (type) {
            WireType.VARINT -> readVarint()
            WireType.FIXED64 -> take(8)
            WireType.LENGTH_DELIMITED -> readBytes()
            WireType.FIXED32 -> take(4)
        }
    }

    private fun take(count: Int): ByteArray {
        if (remaining < count) throw WireException.Truncated()
        return bytes.copyOfRange(position, position + count).also { position += count }
    }
}

package com.sketchsync.protocol

import java.io.ByteArrayOutputStream

/** Run length coding used by the bitmap sync protocol: pairs of (count, byte). */
object ByteRunCodec {

    sealed class DecodingFailure(message: String) : Exception(message) {
        object Truncated : DecodingFailure("odd number of bytes")
        data class EmptyRun(val offset: Int) : DecodingFailure("run of length 0 at $offset")
    }

    private const val MAX_RUN = 255

    fun encode(data: ByteArray): ByteArray {
        val out = ByteArrayOutputStream()
        var start = 0
        while (start < data.size) {
            val limit = minOf(start + MAX_RUN, data.size)
            var end = start + 1
            while (end < limit && data[end] == data[start]) end++
            out.write(end - start)
            out.write(data[start].toInt())
            start = end
        }
        return out.toByteArray()
    }

    @Throws(DecodingFailure::class)
    fun decode(data: ByteArray): ByteArray {
        if (data.size % 2 != 0) throw DecodingFailure.Truncated

        val out = ByteArrayOutputStream(data.size)
        for (offset in data.indices step 2) {
            val count = data[offset].toInt() and 0xFF
            if (count == 0) throw DecodingFailure.EmptyRun(offset)
            repeat(count) { out.write(data[offset + 1].toInt()) }
        }
        return out.toByteArray()
    }
}

package com.neonarena.replay

class ReplayTruncatedException(val at: Int) : Exception("replay truncated at $at")

sealed interface ReplayEvent {
    data class Move(val x: Int, val y: Int) : ReplayEvent
    data object Jump : ReplayEvent
    data class Fire(val weapon: Int) : ReplayEvent
    data class Emote(val index: Int) : ReplayEvent
    data class Unknown(val opcode: UByte) : ReplayEvent
}

data class ReplayFrame(val tick: Int, val events: List<ReplayEvent>)

/** Frame layout: tick (u16, big endian), event count (u8), then opcode, length, operands per event. */
class ReplayParser {

    fun parse(data: ByteArray): List<ReplayFrame> {
        val cursor = Cursor(data)
        return buildList {
            while (!cursor.isAtEnd) {
                val tick = (cursor.next() shl 8) or cursor.next()
                val count = cursor.next()
                add(ReplayFrame(tick, List(count) { parseEvent(cursor) }))
            }
        }
    }

    private fun parseEvent(cursor: Cursor): ReplayEvent {
        val opcode = cursor.next()
        val operands = List(cursor.next()) { cursor.next() }

        return when {
            opcode == 0x01 && operands.size == 2 ->
                ReplayEvent.Move(operands[0].toByte().toInt(), operands[1].toByte().toInt())
            opcode == 0x02 && operands.isEmpty() -> ReplayEvent.Jump
            opcode == 0x03 && operands.size == 1 -> ReplayEvent.Fire(operands.single())
            opcode == 0x03 && operands.size == 2 -> ReplayEvent.Fire(operands[0] * 256 + operands[1])
            opcode == 0x05 && operands.size == 1 -> ReplayEvent.Emote(operands.single())
            else -> ReplayEvent.Unknown(opcode.toUByte())
        }
    }

    private class Cursor(private val bytes: ByteArray) {
        private var position = 0

        val isAtEnd: Boolean get() = position >= bytes.size

        fun next(): Int {
            if (isAtEnd) throw ReplayTruncatedException(position)
            return bytes[position++].toInt() and 0xFF
        }
    }
}

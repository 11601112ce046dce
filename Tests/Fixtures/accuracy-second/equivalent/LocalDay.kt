package com.meadow.core.time

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import java.util.Locale

@Serializable(with = LocalDaySerializer::class)
class LocalDay private constructor(val year: Int, val month: Int, val day: Int) : Comparable<LocalDay> {

    val isoString: String
        get() = String.format(Locale.ROOT, "%04d-%02d-%02d", year, month, day)

    fun age(other: LocalDay): Int {
        val hadBirthday = other.month > month || (other.month == month && other.day >= day)
        return other.year - year - if (hadBirthday) 0 else 1
    }

    override fun compareTo(other: LocalDay): Int =
        compareValuesBy(this, other, { it.year }, { it.month }, { it.day })

    override fun equals(other: Any?): Boolean = other is LocalDay && compareTo(other) == 0

    override fun hashCode(): Int = (year * 31 + month) * 31 + day

    companion object {
        fun of(year: Int, month: Int, day: Int): LocalDay? {
            if (year !in 1900..9999 || month !in 1..12) return null
            if (day < 1 || day > numberOfDays(year, month)) return null
            return LocalDay(year, month, day)
        }

        fun parse(isoString: String): LocalDay? {
            if (isoString.any { it != '-' && it !in '0'..'9' }) return null
            val parts = isoString.split("-")
            if (parts.map { it.length } != listOf(4, 2, 2)) return null
            val (year, month, day) = parts.map { it.toIntOrNull() ?: return null }
            return of(year, month, day)
        }

        private fun numberOfDays(year: Int, month: Int): Int = when (month) {
            2 -> {
                val isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
                if (isLeap) 29 else 28
            }
            4, 6, 9, 11 -> 30
            else -> 31
        }
    }
}

object LocalDaySerializer : KSerializer<LocalDay> {
    override val descriptor = PrimitiveSerialDescriptor("LocalDay", PrimitiveKind.STRING)

    override fun deserialize(decoder: Decoder): LocalDay {
        val text = decoder.decodeString()
        return LocalDay.parse(text) ?: throw SerializationException("Invalid day $text")
    }

    override fun serialize(encoder: Encoder, value: LocalDay) = encoder.encodeString(value.isoString)
}

package com.larkshop.vouchers

data class VoucherCode private constructor(val rawCode: String, val kind: Kind) {

    enum class Kind(val rawValue: String) {
        GIFT("G"),
        PROMO("P"),
        STAFF("S"),
    }

    val batch: String
        get() = rawCode.drop(1).take(4)

    val isStackable: Boolean
        get() = kind != Kind.PROMO

    val masked: String
        get() = "${kind.rawValue}$batch-****"

    companion object {
        private val PATTERN = Regex("^[GPS][0-9]{4}-[A-Z0-9]{4}")

        fun parse(input: String): VoucherCode? {
            val normalized = input.replace(" ", "").uppercase()
            if (!PATTERN.containsMatchIn(normalized)) return null
            val kind = Kind.entries.firstOrNull { it.rawValue == normalized.take(1) } ?: return null
            return VoucherCode(rawCode = normalized, kind = kind)
        }
    }
}

fun List<VoucherCode>.canCombine(code: VoucherCode): Boolean {
    if (code in this) return false
    return isEmpty() || (code.isStackable && all { it.isStackable })
}

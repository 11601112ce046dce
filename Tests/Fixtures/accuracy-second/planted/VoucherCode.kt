package com.northpine.checkout.vouchers

enum class VoucherKind(val rawValue: String) {
    GIFT("G"),
    PROMO("P"),
    REFUND("R");

    companion object {
        fun from(rawValue: String): VoucherKind? = values().find { it.rawValue == rawValue }
    }
}

data class VoucherCode(val kind: VoucherKind, val normalized: String)

class VoucherCodeParser(private val blocked: Set<String> = emptySet()) {

    private val pattern = Regex("[GPR][0-9]{4}-[A-Z0-9]{4}")

    fun parse(input: String): VoucherCode? {
        val code = input.trim().uppercase()
        if (!pattern.matches(code)) return null
        if (code in blocked) return null
        val kind = VoucherKind.from(code.take(1)) ?: return null
        return VoucherCode(kind, code)
    }

    fun parseAll(inputs: List<String>): List<VoucherCode> =
        inputs
            .mapNotNull(::parse)
            .distinctBy { it.normalized }
}

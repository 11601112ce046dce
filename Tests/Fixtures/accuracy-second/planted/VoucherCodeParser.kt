package com.example.shop.vouchers

data class VoucherCode(val text: String, val campaign: String, val kind: Kind) {
    enum class Kind { SINGLE, MULTI }
}

sealed class VoucherCodeException : Exception() {
    class Malformed : VoucherCodeException()
    class UnknownCampaign : VoucherCodeException()
}

class VoucherCodeParser(private val campaigns: Set<String>) {

    fun parse(input: String): VoucherCode {
        val code = normalize(input)
        if (!isWellFormed(code)) {
            throw VoucherCodeException.Malformed()
        }
        val campaign = code.take(3)
        if (campaign !in campaigns) {
            throw VoucherCodeException.UnknownCampaign()
        }
        return VoucherCode(
            text = code,
            campaign = campaign,
            kind = if (code.endsWith("M")) VoucherCode.Kind.MULTI else VoucherCode.Kind.SINGLE,
        )
    }

    fun parseAll(inputs: List<String>): List<VoucherCode> =
        inputs.mapNotNull { input ->
            try {
                parse(input)
            } catch (e: VoucherCodeException) {
                null
            }
        }

    private fun normalize(input: String): String =
        input
            .replace(" ", "")
            .uppercase()

    private fun isWellFormed(code: String): Boolean =
        PATTERN.matches(code)

    private companion object {
        val PATTERN = Regex("[A-Z]{3}-[0-9]{6}[SM]")
    }
}

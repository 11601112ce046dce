package app.skyrewards.membership

data class MembershipNumber private constructor(val value: String) {

    enum class Program(val prefix: String, val title: String) {
        SKY_CLUB("SC", "Sky Club"),
        RAIL_PLUS("RP", "Rail Plus"),
        STAY_MORE("SM", "Stay More"),
    }

    val program: Program?
        get() = Program.entries.find { it.prefix == value.take(2) }

    val masked: String
        get() = "${value.take(2)} ${"•".repeat(4)} ${value.takeLast(4)}"

    override fun toString(): String = "${program?.title ?: "Membership"} $value"

    companion object {
        private val PATTERN = Regex("(SC|RP|SM)[0-9]{8}")

        fun parse(input: String): MembershipNumber? =
            input
                .replace(" ", "")
                .uppercase()
                .takeIf(PATTERN::matches)
                ?.let(::MembershipNumber)
    }
}

fun Iterable<String>.membershipNumbers(): List<MembershipNumber> =
    mapNotNull(MembershipNumber::parse).distinct()

package io.beacon.push

data class PushMessage(
    val campaignId: String,
    val title: String?,
    val body: String,
    val deepLink: String?,
    val badge: Int?,
    val isSilent: Boolean,
)

object PushPayloadParser {
    private const val PREFIX = "beacon_"

    fun canHandle(data: Map<String, String>): Boolean = "${PREFIX}campaign" in data

    fun parse(data: Map<String, String>): PushMessage? {
        val campaignId = data["${PREFIX}campaign"]?.ifEmpty { null } ?: return null

        val isSilent = data["${PREFIX}silent"] == "1"
        val body = data.getValue("${PREFIX}body")
        if (body.isEmpty() && !isSilent) {
            return null
        }
        return PushMessage(
            campaignId = campaignId,
            title = data["${PREFIX}title"].nonEmpty(),
            body = body,
            deepLink = data["${PREFIX}link"].nonEmpty(),
            badge = data["${PREFIX}badge"]?.toIntOrNull(),
            isSilent = isSilent,
        )
    }

    private fun String?.nonEmpty(): String? = takeUnless { it.isNullOrEmpty() }
}

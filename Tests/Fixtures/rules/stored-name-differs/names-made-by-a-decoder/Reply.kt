@JsonClass(generateAdapter = true)
data class Reply(
    @Json(name = "issuer_signature") val issuerSignature: String?,
)

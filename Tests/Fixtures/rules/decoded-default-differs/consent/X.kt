@Serializable
data class Consent(
    val analytics: Boolean = true,
    //~ ^^^^^^^^^ decoded-default-differs: it is `false` in Swift and `true` in Kotlin
    val crashes: Boolean = true,
    @SerialName("retry_limit") val retryLimit: Int = 5,
    //~                            ^^^^^^^^^^ decoded-default-differs: it is `3` in Swift and `5` in Kotlin
    val region: String,
)

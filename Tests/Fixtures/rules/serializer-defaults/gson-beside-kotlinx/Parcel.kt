import com.google.gson.annotations.SerializedName
import kotlinx.serialization.Serializable

// Gson gives null for what is missing, as Swift does; that kotlinx could read the class as well is of no consequence.
@Serializable
data class Parcel(
    @SerializedName("code") val code: String?,
    @SerializedName("weight") val weight: Double?,
)

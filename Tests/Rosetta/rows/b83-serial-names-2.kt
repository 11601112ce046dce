enum class Kind { @SerializedName("s") SMALL, @SerializedName("l") LARGE }

object CrateKeys {
//~ missing-type
  const val NUMBER = "crate_number"
  const val SHELF = "shelf-code"
}

@Serializable
data class Crate(
  @SerialName(CrateKeys.NUMBER) val crateNumber: String? = null,
  @SerialName(CrateKeys.SHELF) val shelfCode: String? = null,
  @SerialName(LoadKeys.BY) val loadedBy: String? = null,
)

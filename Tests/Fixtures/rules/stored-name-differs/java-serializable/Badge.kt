import java.io.Serializable

data class Badge(
  val imageText: String? = null,
  val width: Int,
) : Serializable

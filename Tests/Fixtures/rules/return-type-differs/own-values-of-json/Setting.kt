class Setting(
  val variations: List<AppValue>?,
  val fallback: AppValue?,
  val count: AppValue,
)

sealed class AppValue {
//~ missing-type
  data class Text(val value: String) : AppValue()
  data class Flag(val value: Boolean) : AppValue()
}

public class Fault(public val text: String) {
  private var code: String? = null
  //~ info missing-member

  public fun getCode(): String = code ?: "unknown"
}

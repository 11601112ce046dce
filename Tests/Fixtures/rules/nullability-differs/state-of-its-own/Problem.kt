public class Problem(override val message: String?, public val place: String?) : RuntimeException(message) {
  private var kind: Kind? = null

  internal constructor(kind: Kind, message: String, place: String) : this(message, place) {
  //~ info statement-missing
    this.kind = kind
    //~ info statement-missing
  }
}

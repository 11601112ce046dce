/// Rich Kotlin sources for the properties that hold of every file.
enum Fixtures {
  static let all = [declarations, bodies, oddities]

  static let declarations = """
    @file:JvmName("Shop")
    package shop.cart
    import shop.model.*
    import shop.net.Client as Http

    /** A cart. */
    @Serializable(with = CartSerializer::class)
    data class Cart<T : Item>(
      @SerialName("id") val id: String = "none",
      private var lines: MutableList<T>? = null, // lines
      vararg tags: String,
    ) : Base<T>(id, tags = 3), Priced by pricing, Comparable<Cart<*>> where T : Named {
      constructor(other: Cart<T>) : this(other.id) { lines = other.lines }
      val total: Double by lazy(LazyThreadSafetyMode.NONE) { lines.orEmpty().sumOf { it.price * it.count } }
      var note: String? = null
        get() = field ?: "empty"
        private set(text) { field = text.trim() }
      lateinit var client: Http
      override operator fun compareTo(other: Cart<*>): Int = total.compareTo(other.total)
      suspend inline fun <reified R> load(crossinline map: suspend (Cart<T>, index: Int) -> R?): Result<R> {
        return map(this, 0)
      }
      inner class Line(val name: String)
      companion object : Factory<Item> { const val LIMIT = 99L; fun make() = Cart<Item>("x") }
      init { require(id.isNotEmpty()) { "id is empty: $id" } }
    }
    enum class State(val code: Int) { Open(1) { override fun next() = Closed }, Closed(2); abstract fun next(): State }
    fun interface Listener<in E> { fun onEvent(event: E) }
    sealed interface Result2 { data object Empty : Result2; data class Full(val value: Any) : Result2 }
    @JvmInline value class Meters(val raw: Double)
    typealias Handler<A> = suspend A.(Throwable?) -> Unit
    val <K, V> Map<K, V>.firstKey: K? get() = keys.firstOrNull()
    infix fun Int.pow(exponent: Int): Int = if (exponent == 0) 1 else this * (this pow exponent - 1)
    @Deprecated("old", ReplaceWith("new()"))
    internal tailrec fun old(n: Long, context: Context = Context.current()): Long = if (n <= 0L) n else old(n - 1)
    """

  static let bodies = """
    class Screen(private val repo: Repo) {
      fun show(query: String?, vararg ids: Int): List<Row> {
        val (first, _, third: Int) = split(query ?: return emptyList())
        var count = 0; val rows = mutableListOf<Row>()
        outer@ for ((index, id) in ids.withIndex()) {
          if (id !in 1..100 || !repo.has(id)) continue@outer else if (index > 3) break
          when (val found = repo.find<Row>(id)) {
            is Row.Plain, is Row.Rich -> rows += found
            null -> { count++ }
            in rows -> log("twice $id of ${rows.size}\\n")
            !is Row -> throw IllegalStateException("no row: \\u0041 '$found'")
            else -> rows[count - 1, 2] = found as Row
          }
        }
        val label = try { repo.label() } catch (e: IOException) { e.message!!.trim() } finally { repo.close() }
        do { count -= 1 } while (count > 0 && label.length shl 2 != 0x1F)
        val callback = object : Callback<Row>(repo), Closeable { override fun done(row: Row) { rows.add(row) } }
        repo.each(callback::done, ::println, Row::name, Row::class.java) { row, (key, value) ->
          key to value.lowercase()
        }
        return rows.filter { it.score in 0.5..<1.0e3f }.map label@{
          if (it.isOld) return@label it.copy(old = false); it }
          .also { this@Screen.last = it } as? List<Row>
          ?: listOf(*ids.map(fun(id: Int): Row { return Row(id, 'c', '\\n') }).toTypedArray())
      }
    }
    """

  static let oddities = """
    class Odd @Inject
    constructor(val data: Int, open: String) : Super by open.other { val x = 1 }
    @Preview(showBackground = true, name = "a")
    @Composable
    private fun First() { Text(text = "$data costs ${price}€", modifier = Modifier.padding(8.dp)) }

    @Preview(showBackground = true)
    @Composable
    private fun Second() { Column { Text<String>("b") { } } }
    fun guards(x: Any) = when (x) { is String if x.length > 2 && !isOpen(x) -> first<Int>(x)
      else if other -> second
      else -> third }
    context(Logger, scope: Scope)
    internal fun log(value: (A) -> B?) { value(out)?.let(::print)
      - unary
      return !includes(value) }
    val raw = \"\"\"{ "id": "$id", "price": ${'$'}{x} } \"quoted\"\"\"\"
    val multi = $$"cost: $5 $$amount"
    fun nullable(callback: (suspend (Int) -> String?)?, other: List<Int>.(Foo) -> Unit) = List<Int>::size to Foo?::bar
    """
}

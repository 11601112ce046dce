sealed class Load { data class Done(val value: Int) : Load(); object Failed : Load() }
fun value(l: Load): Int {
    if (l !is Load.Done) return 0
    return l.value + 1
}

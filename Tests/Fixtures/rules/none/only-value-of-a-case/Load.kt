sealed class Load {
    data class Loaded(val data: Int) : Load()
    data class Failed(val reason: String) : Load()
}

fun total(result: Load, extra: Int): Int = when (result) {
    is Load.Loaded -> result.data + extra
    is Load.Failed -> result.reason.length
    //~ info string-length-units
}

fun text(state: Load): String = when (val s = state) {
    is Load.Idle -> ""
    is Load.Loading -> "${s.percent} %"
    is Load.Done -> s.name
}

fun run() {
    when (val result = fetch()) {
        is Result.Success -> show(result.value)
        is Result.Failure -> hide()
    }
}

fun messageForStatus(status: Int): String = when (status) {
    401 -> "Signed out"
    403 -> "No access"
    429 -> "Slow down"
    //~ statement-missing: 429
    else -> "Something went wrong"
}

fun title(count: Int): String = "$count messages"

fun collect(entry: Entry, owner: String) {
    when (val detail = entry.detail) {
        is Unknown -> {
            if (detail.parts.any { it.to == owner }) {
                show(owner)
            }
        }
        is Known -> show(detail.name)
        else -> {}
    }
}

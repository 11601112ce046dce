fun pay(bills: List<Bill>, limit: Int) {
    bills.filter { it.amount < limit }.forEach {
        send(it)
        count += 1
    }
    for (note in notes.filterNotNull()) { show(note) }
}

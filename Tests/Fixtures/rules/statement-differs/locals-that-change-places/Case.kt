class Panel {
    fun show(store: Store) {
        prepare(1)
        val new = store.load("a")
        val old = store.load("b")
        layout(2)
        if (old.size > new.size) { shrink(old) }
        replace(old, new)
    }

    fun send(pairs: List<Pair<Int, String>>) {
        for ((name, count) in pairs) {
            note(count)
            send(name, count)
        }
    }

    fun total(numbers: List<Int>): Int {
        return numbers.fold(0) { number, sum -> sum - number }
    }
}

class Desk {
    fun run(manager: Manager, first: Int) {
        manager.open(first)
        manager.`when`(first)
        //~ statement-missing: `manager.when(first)` has no counterpart in Swift.
        manager.close()
    }
}

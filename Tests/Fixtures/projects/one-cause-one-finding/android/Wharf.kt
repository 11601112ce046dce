class Wharf {
    fun close() {
        queue.flush()
        forgetGuests()
        //~ statement-missing: `forgetGuests()` has no counterpart in Swift
        guestManager.retryPending()
        door.shut()
    }

    fun forget() {
        onLateReady.clear()
        //~ statement-missing: `onLateReady.clear()` has no counterpart in Swift
        onReady.clear()
        onFlag.clear()
        onError.clear()
    }

    fun note(shot: Int) {
        door.open()
        store.keep(memory.settled.cards, shot)
    }

    fun price(name: String): Price = client.price(name)

    fun turn(isHidden: Boolean) {
        ioScope.launchTracked {
            val page = manager.current ?: return@launchTracked
            page.spin(isHidden)
            page.show(isHidden)
        }
    }

    fun greet(name: String) {
        names.add(name)
        door.open()
        bell.ring(2)
        if (isReady) {
            showNext(name, 2)
        }
    }

    fun ring() {
        boundary.guarded(task = {
        //~ wrapped-on-one-side
            bell.ring(2)
            lamp.light(3)
        }, tag = "ring")
    }
}

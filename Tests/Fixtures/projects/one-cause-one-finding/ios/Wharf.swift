/// One difference is told once, where several statements stand in one place or several names in one path.
public final class Wharf {
    public func close() {
        queue.flush()
        guestHandler.retryIfNeeded()
        //~ statement-differs: `guestHandler.retryIfNeeded()` in Swift is `guestManager.retryPending()` in Kotlin
        door.shut()
    }

    // Which of them is emptied first makes no difference.
    public func forget() {
        onError.removeAll()
        onFlag.removeAll()
        onReady.removeAll()
    }

    // Neither side knows the other's names of this path.
    public func note(shot: Int) {
        door.open()
        store.keep(memory.entry.deck, shot)
    }

    // What a private function does that Kotlin does without, is not told of its caller.
    public func price(name: String) -> Price {
        return priceOf(name, isNoted: true)
    }

    private func priceOf(_ name: String, isNoted: Bool) -> Price {
        return isNoted ? client.price(name) : client.quietPrice(name)
    }

    // Kotlin starts its tasks by a function of its own.
    public func turn(isHidden: Bool) {
        Task {
            guard let page = manager.current else { return }
            page.spin(isHidden)
            page.show(isHidden)
        }
    }

    // Each side does this step under something of its own.
    public func greet(name: String) {
        names.add(name)
        door.open()
        bell.ring(2)
        DispatchQueue.main.async {
        //~ control-flow-differs
            self.showNext(name, 2)
        }
    }

    public func ring() {
        bell.ring(2)
        lamp.light(3)
    }
}

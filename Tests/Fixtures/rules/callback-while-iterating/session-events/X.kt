interface SessionEvents {
    fun onLogin(user: String)
    fun onLogout()
}

class Subscription(val id: Int, val handler: (String) -> Unit)

class Session {
    var user: String? = null
        private set
    private val observers = mutableSetOf<SessionEvents>()
    private val completions = mutableListOf<(String?) -> Unit>()
    private val subscriptions: MutableMap<Int, Subscription> = mutableMapOf()
    private var nextId = 0

    fun add(observer: SessionEvents) {
        observers.add(observer)
    }

    fun remove(observer: SessionEvents) {
        observers.remove(observer)
    }

    fun subscribe(handler: (String) -> Unit): Int {
        nextId += 1
        subscriptions[nextId] = Subscription(nextId, handler)
        return nextId
    }

    fun unsubscribe(id: Int) {
        subscriptions.remove(id)
    }

    fun whenReady(completion: (String?) -> Unit) {
        completions.add(completion)
    }

    fun login(name: String) {
        user = name
        observers.forEach { it.onLogin(name) }
//~     ^^^^^^^^^ callback-while-iterating: `it.onLogin(name)`
        for (completion in completions) {
            //~            ^^^^^^^^^^^ callback-while-iterating: `completion(name)`
            completion(name)
        }
        completions.clear()
        for (subscription in subscriptions.values) {
            //~              ^^^^^^^^^^^^^^^^^^^^ callback-while-iterating: `subscription.handler(name)`
            subscription.handler(name)
        }
    }

    fun logout() {
        user = null
        notify { it.onLogout() }
    }

    private fun notify(action: (SessionEvents) -> Unit) {
        observers.forEach(action)
//~     ^^^^^^^^^ callback-while-iterating: `action`
    }
}

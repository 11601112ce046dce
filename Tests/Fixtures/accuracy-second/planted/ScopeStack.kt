package io.beacon.crash

class Scope {
    var userId: String? = null
    var level: String = "error"
    val tags: MutableMap<String, String> = mutableMapOf()
}

class ScopeStack {
    private val stack = ArrayDeque(listOf(Scope()))

    val current: Scope
        get() = stack.last()

    val depth: Int
        get() = stack.size

    fun configure(change: Scope.() -> Unit) {
        stack.last().change()
    }

    fun push() {
        stack.addLast(current)
    }

    fun pop() {
        if (stack.size <= 1) return
        stack.removeLast()
    }

    fun <T> withScope(change: Scope.() -> Unit, body: () -> T): T {
        push()
        try {
            configure(change)
            return body()
        } finally {
            pop()
        }
    }

    fun clear() {
        stack.clear()
        stack.addLast(Scope())
    }
}

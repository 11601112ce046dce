class Profile(private val reloadsAtAll: Boolean = true) {
//~ info missing-member: reloadsAtAll
    private var names: List<String> = listOf()
    private var needsReload = false

    fun add(name: String, reload: Boolean) {
        names += name
        if (reload && this.reloadsAtAll) {
            needsReload = true
        }
    }

    fun remove(name: String, reload: Boolean) {
        names = names.filter { it != name }
        if (reload && this.reloadsAtAll) {
            needsReload = true
        }
    }

    fun clear(reload: Boolean) {
        names = listOf("guest")
        if (reload && this.reloadsAtAll) {
            needsReload = true
        }
    }
}

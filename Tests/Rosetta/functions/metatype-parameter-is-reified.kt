class Plugins(val all: List<Any>) {
    inline fun <reified T> find(): T? {
        return all.firstOrNull { it is T } as? T
    }
}

/** Values by request. */
class ValueCache {
    private val store = ValueStore()

    fun getValuesFor(request: Request): List<Int>? {
        return store.getValuesFor(request)
    }

    fun setLimitForRequest(request: Request, count: Int) {
        store.setLimitFor(request, count)
    }

    fun toKind(): CacheKind = if (store.isShared) CacheKind.SHARED else CacheKind.OWN
}

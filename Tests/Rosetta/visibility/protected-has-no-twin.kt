open class Base {
    protected open fun prepare() {
    }
}

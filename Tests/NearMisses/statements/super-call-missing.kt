open class Base {
    open fun open() {
    }
}

class Derived : Base() {
    override fun open() {
        show()
    }

    fun show() {
    }
}

open class Base {
    open fun open(id: Int) {
    }
}

class Derived : Base() {
    override fun open(id: Int) {
        super.open(id)
    }
}

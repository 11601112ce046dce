open class Base {
    open fun title(): String {
        return "base"
    }
}

class Derived : Base() {
    override fun title(): String {
        return "derived"
    }
}

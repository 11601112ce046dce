open class Base(val name: String)

class Derived(name: String, val level: Int) : Base(name)

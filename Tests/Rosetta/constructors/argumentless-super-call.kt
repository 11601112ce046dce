open class Base

class Derived(val level: Int) : Base()

class Gate {
    fun open(key: Int): Int {
        if (key == 0) throw HouseException("locked")
        return key
    }
}

abstract class Signal {
    //~ missing-type
    abstract val level: Int

    fun isLoud(): Boolean = level > 3
}

class Bell(override val level: Int, val tone: String) : Signal()
//~ missing-type

class Lamp(override val level: Int, val color: String) : Signal()
//~ info missing-type

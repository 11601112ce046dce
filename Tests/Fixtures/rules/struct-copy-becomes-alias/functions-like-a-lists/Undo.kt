class Steps {
    private val names = mutableListOf<String>()

    fun push(name: String) {
        names.add(name)
    }

    fun pushed(name: String): Steps {
        val copy = this
        copy.push(name)
        //~ struct-copy-becomes-alias: `this` itself
        return copy
    }

    fun count(): Int {
        return names.size
    }
}

class Editor {
    private var steps = Steps()

    fun preview(name: String): Int {
        val draft = steps
        draft.push(name)
        //~ struct-copy-becomes-alias: `steps` itself
        return draft.count()
    }

    fun fresh(name: String): Int {
        val draft = Steps()
        draft.push(name)
        return draft.count()
    }
}

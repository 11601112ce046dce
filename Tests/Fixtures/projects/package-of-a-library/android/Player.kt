class Player {
    private val queue = Queue()

    fun play(title: String): String {
        queue.add(title)
        return title
    }
}

class Queue {
    private val titles = mutableListOf<String>()

    fun add(title: String) {
        titles.add(title)
    }

    fun next(title: String): String = lookup(title)

    fun length(title: String): Int = titles.size
}

data class Mark(val second: Int)

data class Chapter(val title: String)

data class Cover(val address: String)

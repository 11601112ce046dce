import kotlin.properties.Delegates

class Queue {
    var songs: MutableList<String> by Delegates.observable(mutableListOf()) { _, _, _ -> render() }
    var titles: List<String> by Delegates.observable(listOf()) { _, _, _ -> render() }

    fun drop(index: Int) {
        songs.removeAt(index)
        //~ observer-not-fired: changed in place
        titles = titles.filterIndexed { position, _ -> position != index }
    }

    fun render() {
        println(songs.size)
    }
}

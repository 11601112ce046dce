sealed class Chat {
    data class Couple(val couple: com.example.Couple) : Chat()
    data class Group(val group: com.example.Group) : Chat()
}

class Couple(val client: Client, val left: Int)

class Finder {
    fun find(peer: Int): Chat {
        val couple = look(peer)
        return Chat.Couple(couple)
    }

    fun look(peer: Int): Couple = make(peer)
}

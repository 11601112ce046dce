interface Player {
    val level: Int
}

fun Player.isExpert(): Boolean {
    return level > 5
}

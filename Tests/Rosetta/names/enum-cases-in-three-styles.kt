enum class Surface {
    HARD_COURT,
    ArtificialGrass,
    clay
}

fun isSoft(surface: Surface): Boolean {
    return surface == Surface.ArtificialGrass || surface == Surface.clay
}

object Palette {
    fun dusk(bundle: Bundle): Tint = tintOf(bundle, R.color.dusk_12)
}

class Badge(val name: String, val isShown: Boolean) {
    fun shown(): String? = name.takeIf { isShown }

    fun label(): String {
        val hidden = name.takeUnless { isShown }
        return hidden ?: "hidden"
    }
}

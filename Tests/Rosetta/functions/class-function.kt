class Theme {
    companion object {
        @JvmStatic
        fun name(): String = "light"
    }
}

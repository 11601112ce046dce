enum class Size(val rawValue: String, val width: Int, val isShared: Boolean = false) {
    SMALL("small", 10) {
        override fun area(height: Int): Int = height
    },
    LARGE("large", width = 30, isShared = true) {
        override fun area(height: Int): Int {
            return height * width
        }

        override val sign = "L"
    };

    open val sign: String = "-"

    abstract fun area(height: Int): Int
}

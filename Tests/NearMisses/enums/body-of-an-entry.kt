enum class Size {
    SMALL {
        override fun area(height: Int) = height
    },
    LARGE {
        override fun area(height: Int) = height * 3
    };

    abstract fun area(height: Int): Int
}

val Int.doubled: Int
    get() = this * 2

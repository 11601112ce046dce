interface Basket {
    fun parse(text: String): List<String>
}

internal class DefaultBasket : Basket {
    override fun parse(text: String): List<String> {
        return text.lines
    }
}

internal interface Locker {
    fun open(text: String): List<String>
}

internal class DefaultLocker : Locker {
    override fun open(text: String): List<String> {
        return text.lines
    }
}

open class Animal {
    open fun sound(): String {
        return ""
    }
}

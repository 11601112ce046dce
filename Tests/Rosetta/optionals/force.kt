fun length(name: String?): Int {
    return name!!.length
}

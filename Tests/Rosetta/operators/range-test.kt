fun isOk(code: Int): Boolean {
    return code in 200 until 300
}

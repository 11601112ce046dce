fun isOk(code: Int): Boolean {
    return code >= 200 && code < 300
}

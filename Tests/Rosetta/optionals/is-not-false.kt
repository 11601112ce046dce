fun isOpen(flag: Boolean?): Boolean {
    return flag != false
}

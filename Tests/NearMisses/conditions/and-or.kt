fun canSave(isReady: Boolean, isOpen: Boolean): Boolean {
    return isReady || isOpen
}

fun finish(callback: ((Int) -> Unit)?) {
    callback?.invoke(3)
}

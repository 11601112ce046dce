fun load(progress: ((Int) -> Unit)?) {
    progress?.invoke(1)
}

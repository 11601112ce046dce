class Loader(val view: LoaderView) {
    fun show(text: String) {
        scope.launch(Dispatchers.Main) { view.show(text) }
    }
}

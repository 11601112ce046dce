interface View {
    fun close()
}

class Presenter {
    private var viewRef: WeakReference<View>? = null
    private val view: View? get() = viewRef?.get()

    fun attach(view: View) {
        viewRef = WeakReference(view)
    }

    fun detach() {
        viewRef = null
    }

    fun finish() {
        view?.close()
    }
}

class Recorder {
    var delegate: RecorderDelegate? = null
    //~ info weak-capture-dropped: keeps it alive
    private var kept: WeakReference<RecorderDelegate>? = null
    var listener: RecorderDelegate?
        get() = kept?.get()
        set(value) { kept = WeakReference(value) }

    fun stop() {
        delegate?.stopped()
        listener?.stopped()
    }
}

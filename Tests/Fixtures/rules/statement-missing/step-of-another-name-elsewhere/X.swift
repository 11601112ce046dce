final class Backup {
    private var uploadTask: Task?
    //~ info name-differs: uploadTask
    private(set) var isStopped = false

    func stop() {
        uploadTask?.cancel()
        //~ info call-differs
        isStopped = true
    }

    func reset() {
        isStopped = false
        uploadTask?.cancel()
        //~ statement-missing: uploadTask
    }
}

class ScanTask {
    fun name(): String = "scan"
}

class ReadTask {
    fun name(): String = "read"
}

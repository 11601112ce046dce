sealed class Fault : Exception() {
    class Network(val code: Int) : Fault()
}

fun run() {
    try {
        act()
    } catch (error: Fault.Network) {
        val code = error.code
        show(code)
        log(code)
    } catch (error: Exception) {
        show(0)
    }
}

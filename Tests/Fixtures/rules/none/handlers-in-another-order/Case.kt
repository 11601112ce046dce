class NetworkError : Exception()
class DiskError : Exception()

fun show() {
    try {
        work()
    } catch (error: DiskError) {
        clean(error)
    } catch (error: NetworkError) {
        again(error)
    } catch (error: Exception) {
        fail(error)
    }
}

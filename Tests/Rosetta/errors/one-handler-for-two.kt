class Loader {
    fun load() {
        try {
            start()
        } catch (e: LoadError.Timeout) {
            tryLater()
        } catch (e: LoadError.Offline) {
            tryLater()
        } catch (e: LoadError.Server) {
            show("${e.code}: ${e.reason}")
        } catch (e: Exception) {
            fail()
        }
    }
}

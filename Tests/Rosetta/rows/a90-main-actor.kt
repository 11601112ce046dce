class ViewModel { @MainThread fun reload() { load() } ; private fun load() {} }

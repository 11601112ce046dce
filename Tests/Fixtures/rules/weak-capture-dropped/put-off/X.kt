class MapScreen : Fragment() {
    fun highlight() {
        handler.postDelayed({ binding.title.text = "here" }, 1000)
        //~                   ^^^^^^^ weak-capture-dropped: `binding`
    }
}

class DetailViewModel : ViewModel() {
    fun load() {
        api.fetch { result ->
            //~ info weak-capture-dropped
            this.result = result
            navigator.showDetail()
        }
    }
}

class DetailsController(private val service: Service) : Fragment() {
    fun load(id: String) {
        service.details(id) { details ->
            binding.title.text = details.title
            //~ weak-capture-dropped
        }
    }
}

class Request(val options: Options) {
    data class Options(val timeout: Int)
}

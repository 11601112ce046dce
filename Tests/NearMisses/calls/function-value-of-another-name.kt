class Screen {
    fun bind() { button.onTap = ::reload }
    fun refresh() {}
    fun reload() {}
}

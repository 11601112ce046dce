class Screen {
    @OnClick(R.id.login)
    fun login() {
        open()
    }

    fun open() {
    }
}

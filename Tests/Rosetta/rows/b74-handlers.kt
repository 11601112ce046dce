class LoginScreen { @OnClick(R.id.login) fun login() { presenter.login() }
    private fun cancel() { presenter.cancel() } }

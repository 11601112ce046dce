package com.example.shop

class LoginFragment(private val presenter: LoginPresenter) : Fragment() {
    private lateinit var emailEditText: EditText
    private lateinit var titleTextView: TextView
    private lateinit var loginButton: Button
    private lateinit var binding: FragmentLoginBinding

    override fun onViewCreated(view: View, savedInstanceState: Bundle?) {
        super.onViewCreated(view, savedInstanceState)
        presenter.start(limit = 4)
    }

    @OnClick(R.id.login_button)
    fun login() {
        presenter.login(email = emailEditText.text)
    }

    fun show(title: String) {
        titleTextView.text = title
    }

    companion object {
        private const val TAG = "LoginFragment"
    }
}

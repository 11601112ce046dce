class Flow(val url: String) {
    var oauthRedirect: String? = null
    //~ ^^^^^^^^^^^^^ missing-member: `oauthRedirect` has no counterpart in Swift, nor have `ssoRedirect`, `style`, `timeout`, `theme`
    var ssoRedirect: String? = null
    var style: Int = 0
    var timeout: Double = 1.0
    var theme: String? = null
}

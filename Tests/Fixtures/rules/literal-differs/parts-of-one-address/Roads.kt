class Roads {
    fun balance(): String = send("/v1/cards/balance")
    fun host(): String = send("https://sandbox.example.com")
    fun accounts(): String = send("v2/accounts/all")
}

struct Roads {
    func balance() -> String { send("v1/cards/balance") }
    //~ info literal-differs
    func host() -> String { send("https://sandbox.example.com/graph") }
    //~ info literal-differs
    func accounts() -> String { send("v1/accounts/all") }
    //~ literal-differs
}

enum Caption: String {
    case order = "Order"
    //~ info raw-value-differs
    case payNow = "Pay now"
    //~ info raw-value-differs
}

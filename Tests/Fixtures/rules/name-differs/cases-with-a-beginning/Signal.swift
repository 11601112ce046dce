enum Signal: String {
    case opened = "sdk_opened"
    //~ info name-differs
    case closed = "sdk_closed"
    //~ info name-differs
}

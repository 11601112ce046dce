enum Region: String {
    case us
    case eu
    case ap
    //~ raw-value-differs
}

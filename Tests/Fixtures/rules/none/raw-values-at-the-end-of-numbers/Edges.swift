enum Edge: Int {
    case first = 1
    case last = 9223372036854775807
}

enum Close: Int {
    case almost = 9223372036854775806, last
}

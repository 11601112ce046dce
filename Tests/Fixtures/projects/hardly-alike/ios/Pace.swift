public enum Pace {
    case slow
    case fast
}

public enum Source {
    case appStore
    case playStore
}

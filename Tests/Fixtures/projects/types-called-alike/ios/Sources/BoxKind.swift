enum BoxKind {
    case plain
    case framed
}

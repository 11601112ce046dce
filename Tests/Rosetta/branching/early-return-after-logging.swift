func handle(_ name: Name) {
    switch name {
    case .log:
        if tag == "fail" {
            logger.error("x")
        } else if isOpen && !text.isEmpty {
            let line = compose(tag, text)
            logger.error(line)
        } else if tag == "error" {
            logger.error("y")
        }
    case .found:
        initialize()
    }
}

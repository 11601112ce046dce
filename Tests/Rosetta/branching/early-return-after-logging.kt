fun handle(name: Name) {
    when (name) {
        Name.LOG -> {
            if (tag == "fail") {
                logger.error("x")
            } else if (isOpen && !text.isEmpty()) {
                val line = compose(tag, text)
                logger.error(line)
            } else if (tag == "error") {
                logger.error("y")
            }
        }
        Name.FOUND -> initialize()
    }
}

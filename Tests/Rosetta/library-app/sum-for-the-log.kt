fun isAllowed(elapsed: Int): Boolean {
    return if (elapsed < cooldown) {
        val rest = (cooldown - elapsed) / 1000
        logger.debug("suppressed, $rest s are left")
        false
    } else {
        logger.debug("allowed after ${elapsed / 1000} s")
        true
    }
}

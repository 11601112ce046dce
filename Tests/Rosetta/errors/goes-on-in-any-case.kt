fun count(stops: List<Stop>): Int {
    var reached = 0
    for (stop in stops) {
        try {
            stop.visit()
            reached += 1
        } catch (e: Exception) {
            missed += 1
            continue
        }
    }
    return reached
}

func count(_ stops: [Stop]) -> Int {
    var reached = 0
    for stop in stops {
        do {
            try stop.visit()
            reached += 1
        } catch {
            missed += 1
        }
    }
    return reached
}

extension Stage {
    func start(first: Bool) {
        if first { motor.warmUp() }
        motor.run(width)
    }

    func turn(times: Int) {
        if times > 1 { motor.warmUp() }
        //~^^^^^^^^^ condition-differs: `times > 2` in Kotlin
        motor.turn(times)
    }

    func halt(slowly: Bool) {
    //~  ^^^^ missing-member
        if slowly { motor.brake() }
        motor.stop()
    }
}

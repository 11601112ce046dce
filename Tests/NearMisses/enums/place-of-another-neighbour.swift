enum Step: Int { case welcome, plan, done }

func next(_ step: Step) -> Step? {
    Step(rawValue: step.rawValue + 1)
}

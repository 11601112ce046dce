enum Step: Int, CaseIterable { case welcome, plan, done }

func next(_ step: Step) -> Step? {
    Step(rawValue: step.rawValue + 1)
}

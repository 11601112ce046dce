/// Prints the day's plan.
final class DayPlan {
    let formatter: Formatter
    let plan: Plan

    init(formatter: Formatter, plan: Plan) {
        self.formatter = formatter
        self.plan = plan
    }

    func show(day: Int) {
    //~  ^^^^ body-differs: `show(day:)`
        formatter.setYear(0)
        //~ info statement-missing
        formatter.setMonth(1)
        //~ info statement-missing
        formatter.setDay(2)
        //~ info statement-missing
        formatter.setHour(3)
        //~ info statement-missing
        formatter.setMinute(4)
        formatter.setSecond(5)
        formatter.setWeek(6)
        formatter.setZone(7)
        formatter.setLocale(8)
        formatter.setPattern(9)
        formatter.setEra(10)
        check(plan.opening(day), at: "8:00")
        check(plan.training(day), at: "10:00")
        check(plan.lunch(day), at: "12:00")
        check(plan.match(day), at: "14:00")
        check(plan.pause(day), at: "16:00")
        check(plan.dinner(day), at: "18:00")
        check(plan.lateMatch(day), at: "20:00")
        check(plan.closing(day), at: "22:00")
        check(plan.cleaning(day), at: "23:00")
        check(plan.night(day), at: "3:00")
        //~                        ^^^^^^ literal-differs: "4:00"
    }
}

package com.example.courtside

/** Prints the day's plan. */
class DayPlan(val formatter: Formatter, val plan: Plan) {

    fun show(day: Int) {
        check(plan.opening(day), "8:00")
        check(plan.training(day), "10:00")
        check(plan.lunch(day), "12:00")
        check(plan.match(day), "14:00")
        check(plan.pause(day), "16:00")
        check(plan.dinner(day), "18:00")
        check(plan.lateMatch(day), "20:00")
        check(plan.closing(day), "22:00")
        check(plan.cleaning(day), "23:00")
        check(plan.night(day), "4:00")
    }
}

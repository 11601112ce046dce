class Course(val attendees: Int, val capacity: Int) {
    val isFull: Boolean
        get() = attendees > capacity
}

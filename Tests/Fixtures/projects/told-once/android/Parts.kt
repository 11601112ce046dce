data class Parts(val hour: Double, val minute: Double) {
    fun setting(hour: Double): Parts = Parts(hour, minute)

    fun rounded(): Parts = Parts(hour - 1, minute)
}

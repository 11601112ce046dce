data class Download(val received: Long, val total: Long) {
    val share: Double
        get() {
            if (total <= 0) return 0.0
            return (received / total).toDouble()
            //~ integer-division-promotion: drops the fraction
        }
}

class Quota(val megabytes: Int) {
    val bytes: Long
        get() = (megabytes * 1024 * 1024).toLong()
    //~ int-overflow: more than 2047
}

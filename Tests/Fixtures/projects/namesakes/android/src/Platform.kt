enum class Platform {
    JVM,
    ANDROID
}

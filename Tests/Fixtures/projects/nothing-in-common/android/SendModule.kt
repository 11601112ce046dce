object SendModule {
    data class SendInfo(val picture: String?)
}

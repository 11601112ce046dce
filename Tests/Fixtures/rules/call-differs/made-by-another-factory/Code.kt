class SetCode private constructor(val codes: Map<String, String?>) {
    companion object {
        fun changeAccessCode(code: String?): SetCode = SetCode(mapOf("access" to code))
        //~ missing-member: changeAccessCode

        fun changePasscode(code: String?): SetCode = SetCode(mapOf("pass" to code))
        //~ missing-member: changePasscode
    }
}

class Service {
    fun setAccessCode(code: String?) {
        start(SetCode.changePasscode(code))
        //~ call-differs: `SetCode.changePasscode(code)`
    }
}

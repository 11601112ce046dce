enum class Door { MAIL, ONE_TAP }
//~                     ^^^^^^^ info missing-case

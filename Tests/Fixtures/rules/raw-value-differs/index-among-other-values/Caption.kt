enum class Caption(val value: Int, val stringResId: Int) {
    //~ missing-member: `stringResId`
    ORDER(0, R.string.caption_order),
    PAY_NOW(1, R.string.caption_pay_now)
}

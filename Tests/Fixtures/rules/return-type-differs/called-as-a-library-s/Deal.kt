class Deal(val unit: DealUnit)

enum class DealUnit { DAY, WEEK }

enum class Unit2 { KG, LB;
    val symbol: String get() = when (this) { KG -> "kg"; LB -> "lb" }
    fun factor(): Double = when (this) { Unit2.KG -> 1.0; Unit2.LB -> 0.45 } }

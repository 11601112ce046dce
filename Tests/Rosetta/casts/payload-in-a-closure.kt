fun flag(key: String): Boolean? =
    evaluate(key) { (it as? Setting.Flag)?.isOn }

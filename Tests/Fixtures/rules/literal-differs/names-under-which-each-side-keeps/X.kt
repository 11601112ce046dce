interface Storable {
    val key: String
}

object LastReceipt : Storable {
    override val key: String
        get() = "store.latest_receipt"
}

object ReceiptTable {
    const val tableName = "receipt"
    const val pageSize = 25
}

class ReceiptField {
    val key = "slip"
}

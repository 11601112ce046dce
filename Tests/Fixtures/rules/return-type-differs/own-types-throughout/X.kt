data class Amount(val count: Int)

data class Cost(val count: Int)

class Row(val fee: Cost, val tax: Cost?, val text: Int, val mark: Int)

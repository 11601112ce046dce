fun List<Item>.total(): Int = fold(0) { sum, item -> sum + item.price }

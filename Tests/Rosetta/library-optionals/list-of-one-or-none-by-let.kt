fun curves(curve: Curve?): List<Curve> = curve?.let { listOf(it) } ?: emptyList()

fun curves(version: Int, curve: Curve?): List<Curve> {
    if (version > 3) return listOf(Curve.SECP)
    return if (curve == null) emptyList() else listOf(curve)
}

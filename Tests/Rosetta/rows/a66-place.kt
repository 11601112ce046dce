data class Stop(val place: LatLng)

import com.acme.Mast.SOUTH

fun height(): Int = SOUTH.meters

import com.acme.Mast.NORTH

fun height(): Int = NORTH.meters

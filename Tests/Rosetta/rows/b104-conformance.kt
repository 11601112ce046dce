class Center : Observer { var seen = 0
    override fun notify() { seen += 1 } }
interface Observer { fun notify() }

func f(_ k: Int) { switch k { case 1: break
  case 2: go()
  default: stop() } }

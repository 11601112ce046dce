func f(_ v: V2, _ on: Bool) { v.isHidden = !on }

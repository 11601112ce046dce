func f(_ v: Any) { switch v { case is Circle: draw(v as! Circle)
  case is Line: stroke(v as! Line, (v as! Line).end)
  default: break } }

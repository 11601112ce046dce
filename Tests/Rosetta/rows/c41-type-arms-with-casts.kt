fun f(v: Any) { when (v) { is Circle -> draw(v); is Line -> stroke(v, v.end) } }

fun paint(s: Shape) { val color = s.color
    if (color != null) { fill(color)
        mark(color) } }

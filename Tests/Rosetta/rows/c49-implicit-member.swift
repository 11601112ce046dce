func f() { set(.dark); set(mode: .light, animated: true); let m: Mode = .dark; set(m) }

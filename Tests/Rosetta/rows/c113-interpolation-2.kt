fun f(u: U): String { val a = "Hi " + u.name + ", " + (u.age + 1) + "!"
    return a + " (" + u.mail + ")" }

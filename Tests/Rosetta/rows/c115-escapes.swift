func f() { a("$id"); b("tab\there\u{1F}"); c("q\"q\\"); d("\u{00e9}\n") }

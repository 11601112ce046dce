fun show(n: Number) {}

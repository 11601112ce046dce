struct Pixel { let x: Int16; let y: Int16; let index: Int32; let flag: Int8 }

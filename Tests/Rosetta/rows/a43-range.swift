struct Page { let rows: Range<Int>; let columns: ClosedRange<Int> }

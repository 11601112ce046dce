// A long list of which only what is in view is in the document.

/**
 * A list of items of known heights, drawn as they scroll into view.
 * `draw(item, index)` makes the element of an item, `heightOf(item)` tells its height in pixels.
 */
class LongList {
  constructor(label, draw, heightOf) {
    this.draw = draw;
    this.heightOf = heightOf;
    this.element = make("div", { class: "list", role: "list", "aria-label": label });
    this.drawn = new Map();
    this.items = [];
    this.tops = [0];
    this.current = -1;
    this.update = () => this.refresh();
  }

  attach() {
    addEventListener("scroll", this.update, { passive: true });
    addEventListener("resize", this.update, { passive: true });
    this.refresh();
  }

  detach() {
    removeEventListener("scroll", this.update);
    removeEventListener("resize", this.update);
  }

  show(items) {
    this.items = items;
    this.tops = new Array(items.length + 1);
    this.tops[0] = 0;
    items.forEach((item, index) => (this.tops[index + 1] = this.tops[index] + this.heightOf(item)));
    this.element.style.height = `${this.tops[items.length]}px`;
    this.element.replaceChildren();
    this.drawn.clear();
    this.current = -1;
    this.refresh();
  }

  /** The last index whose top is not below a position. */
  indexAt(position) {
    let low = 0;
    let high = this.items.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.tops[middle] <= position) low = middle;
      else high = middle;
    }
    return low;
  }

  refresh() {
    if (!this.items.length) return;
    const top = -this.element.getBoundingClientRect().top;
    const margin = innerHeight;
    const first = this.indexAt(Math.max(0, top - margin));
    const last = this.indexAt(Math.max(0, top + innerHeight + margin));
    for (const [index, row] of this.drawn) {
      if ((index < first || index > last) && index !== this.current) {
        row.remove();
        this.drawn.delete(index);
      }
    }
    for (let index = first; index <= last; index += 1) if (!this.drawn.has(index)) this.place(index);
  }

  place(index) {
    const row = this.draw(this.items[index], index);
    row.setAttribute("role", "listitem");
    row.setAttribute("aria-setsize", this.items.length);
    row.setAttribute("aria-posinset", index + 1);
    row.classList.add("row");
    row.style.top = `${this.tops[index]}px`;
    row.style.height = `${this.heightOf(this.items[index])}px`;
    this.drawn.set(index, row);
    // The order of the document is the order in which the keyboard goes through it.
    let after = null;
    for (const [other, element] of this.drawn) {
      if (other > index && (after === null || other < after[0])) after = [other, element];
    }
    this.element.insertBefore(row, after ? after[1] : null);
    return row;
  }

  /** Moves the focus by so many items that can be opened, and brings it into view. */
  move(step) {
    let index = this.current;
    const row = this.drawn.get(index)?.getBoundingClientRect();
    // Who has scrolled away goes on from what is in view.
    if (!row || row.bottom < 0 || row.top > innerHeight) {
      index = this.indexAt(Math.max(0, -this.element.getBoundingClientRect().top)) - (step > 0 ? 1 : 0);
    }
    do index += step;
    while (this.items[index] && this.items[index].kind === "folder");
    if (!this.items[index]) return;
    this.current = index;
    const next = this.drawn.get(index) ?? this.place(index);
    (next.querySelector("a") ?? next).focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
    this.refresh();
  }
}

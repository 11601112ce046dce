// A twin: its two sources side by side, with what was found in its place.

/** So many rows are drawn at once when they come near the view. */
const chunkSize = 120;
const lineHeight = 20;

function twinPage(twin, query) {
  const sources = sourcesOf(twin);
  const filter = readFilter(new URLSearchParams(lastOverview.split("?")[1] ?? ""));
  const wanted = findingsByID.get(query.get("finding"));
  // What the overview leaves out is left out here, too, unless the address asks for it.
  const findings = twin.findings.filter((finding) =>
    finding === wanted || query.get("all") === "yes" || (filter.severities.has(finding.severity) &&
      (filter.silent || speaks(finding))));
  const view = sources && new SideBySide(twin, sources, findings);
  // Steps go down the page.
  if (view) findings.sort((left, right) => view.rowOfCard.get(left) - view.rowOfCard.get(right));
  const hidden = twin.findings.length - findings.length;
  let current = -1;

  function go(index) {
    if (!findings.length) return;
    current = (index + findings.length) % findings.length;
    const finding = findings[current];
    history.replaceState(null, "", `${twin.address}?finding=${encodeURIComponent(finding.id)}`);
    position.textContent = `${current + 1} of ${counted(findings.length, "finding")}`;
    const card = view ? view.reveal(finding) : cards.get(finding);
    if (!card) return;
    card.scrollIntoView({ block: "center" });
    card.focus({ preventScroll: true });
  }

  // Without sources the findings stand in a list.
  const cards = new Map(view ? [] : findings.map((finding) => [finding, findingCard(twin, finding)]));
  const position = make("span", { class: "position", role: "status" },
    findings.length ? counted(findings.length, "finding") : "No findings");
  const goBy = (by) => go(current < 0 && by < 0 ? -1 : current + by);
  const step = (by, label, sign) => make(
    "button", { type: "button", class: "step", title: label, "aria-label": label, click: () => goBy(by) }, sign);
  const paneHead = (side) => make("div", { class: `pane-head ${side}` },
    make("span", { class: "side" }, sideName(side)), onTheWeb(side, twin[side], null, visible(twin[side]), "path"));
  const element = make(
    "main", { class: "twin-page" },
    make("header", { class: "twin-head" },
      make("a", { class: "back", href: lastOverview }, "‹ All twins"),
      make("h1", {}, visible(twinName(twin))),
      make("p", { class: "facts" },
        make("b", {}, percent(twin.similarity)), " alike · ", memberWords(twin) || "no members",
        ` · paired by ${twin.evidence.join(", ").replaceAll("-", " ") || "decree"}`,
        twin.comparison === "full" ? "" : ` · compared: ${twin.comparison}`,
        hidden > 0 && [
          ` · ${counted(hidden, "finding")} not shown `, make("a", { href: `${twin.address}?all=yes` }, "show"),
        ])),
    make("div", { class: "pane-heads" }, paneHead("swift"), paneHead("kotlin"),
      make("div", { class: "steps" }, position,
        findings.length > 0 && [step(-1, "Previous finding (p)", "↑"), step(1, "Next finding (n)", "↓")])),
    view ? make("div", { class: "split" }, outline(twin, sources, findings, view), view.element)
      : make("div", { class: "cards" },
        make("p", { class: "empty" }, "The sources of this twin are not in the report."), [...cards.values()]));
  const neighbour = (by) => {
    const order = selected(filter);
    const index = order.indexOf(twin);
    return index < 0 ? null : order[index + by];
  };
  return {
    element,
    title: `${twinName(twin)} · parity`,
    shown() {
      view?.attach();
      const byRule = findings.findIndex((finding) => finding.rule === query.get("rule"));
      const index = findings.indexOf(wanted);
      if (index >= 0) go(index);
      else if (byRule >= 0) go(byRule);
    },
    leave: () => view?.detach(),
    key(key) {
      if (key === "n") goBy(1);
      else if (key === "p") goBy(-1);
      else if (key === "]" || key === "[") {
        const next = neighbour(key === "]" ? 1 : -1);
        if (next) location.hash = next.address;
      } else if (key === "Escape" || key === "u") location.hash = lastOverview;
      else return false;
      return true;
    },
  };
}

/** The members of a twin, as a way through it. */
function outline(twin, sources, findings, view) {
  const words = {
    equal: "equal", divergent: "divergent", type: "type",
    "swift-only": "in Swift only", "kotlin-only": "in Kotlin only",
  };
  let type = "";
  const items = sources.members.map((member) => {
    if (member.standing === "type") type = `${member.name}.`;
    const name = member.name.startsWith(type) ? member.name.slice(type.length) : member.name;
    const line = member.swift?.[0] ?? member.kotlin[0];
    const side = member.swift ? "swift" : "kotlin";
    // By place, because members may share a name.
    const own = member.standing === "type" ? [] : findings.filter(({ primary }) => {
      const [first, last] = (primary.path === twin[primary.side] && member[primary.side]) || [1, 0];
      return first <= primary.line && primary.line <= last;
    });
    const title = visible(`${member.name}: ${words[member.standing]}`);
    return make("li", { class: member.standing },
      make("button", { type: "button", title, click: () => view.revealLine(side, line) },
        make("i", { class: "dot" }), make("span", { class: "name" }, visible(name)), pills(own)));
  });
  return make("aside", { class: "outline", "aria-label": "Members" }, make("ol", {}, items));
}

/** Two sources in rows; a row holds a line of each side, of one side, and after it the findings of that line. */
class SideBySide {
  constructor(twin, sources, findings) {
    this.twin = twin;
    const lines = (text) => highlighted(text.replaceAll("\r\n", "\n"));
    this.lines = { swift: lines(sources.swift), kotlin: lines(sources.kotlin) };
    this.rows = rowsOf(sources.runs);
    this.rowOf = { swift: new Map(), kotlin: new Map() };
    this.rows.forEach((row, index) => {
      if (row.swift) this.rowOf.swift.set(row.swift, index);
      if (row.kotlin) this.rowOf.kotlin.set(row.kotlin, index);
    });
    this.standing = standings(sources.members);
    this.placeFindings(findings);
    this.element = make("div", { class: "code" });
    this.chunks = [];
    for (let first = 0; first < this.rows.length; first += chunkSize) {
      const last = Math.min(first + chunkSize, this.rows.length);
      const element = make("div", { class: "chunk" });
      element.style.minHeight = `${(last - first) * lineHeight}px`;
      this.chunks.push({ first, last, element, isDrawn: false });
      this.element.append(element);
    }
  }

  attach() {
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) this.draw(this.chunks.find((chunk) => chunk.element === target));
      }
    }, { rootMargin: "1200px" });
    this.chunks.forEach((chunk) => this.observer.observe(chunk.element));
  }

  detach() {
    this.observer?.disconnect();
  }

  /** Puts each finding's marks on its lines, and its card after the first of them that is in this twin. */
  placeFindings(findings) {
    this.marks = { swift: new Map(), kotlin: new Map() };
    this.cardsAfter = new Map();
    this.rowOfCard = new Map();
    this.cards = new Map();
    for (const finding of findings) {
      let row = null;
      for (const place of [finding.primary, finding.counterpart]) {
        if (!place || place.path !== this.twin[place.side]) continue;
        row ??= this.rowOf[place.side].get(place.line) ?? null;
        // An empty range is where something would belong: there is nothing to mark.
        if (place.endColumn === place.column && place !== finding.primary) continue;
        const marks = this.marks[place.side];
        if (!marks.has(place.line)) marks.set(place.line, []);
        marks.get(place.line).push({ finding, place });
      }
      row ??= 0;
      this.rowOfCard.set(finding, row);
      if (!this.cardsAfter.has(row)) this.cardsAfter.set(row, []);
      this.cardsAfter.get(row).push(finding);
    }
  }

  draw(chunk) {
    if (chunk.isDrawn) return;
    chunk.isDrawn = true;
    this.observer?.unobserve(chunk.element);
    const parts = [];
    for (let index = chunk.first; index < chunk.last; index += 1) {
      parts.push(this.row(index));
      for (const finding of this.cardsAfter.get(index) ?? []) {
        const card = findingCard(this.twin, finding);
        this.cards.set(finding, card);
        parts.push(card);
      }
    }
    chunk.element.append(...parts);
    chunk.element.style.minHeight = "";
  }

  row(index) {
    const row = this.rows[index];
    return make("div", { class: "pair" }, this.cell("swift", row.swift), this.cell("kotlin", row.kotlin));
  }

  cell(side, line) {
    if (!line) return [make("span", { class: "number" }), make("span", { class: `line ${side} gap` })];
    const marks = this.marks[side].get(line) ?? [];
    const standing = this.standing[side].get(line) ?? "";
    const gravest = severities.find((severity) => marks.some((mark) => mark.finding.severity === severity));
    const moved = this.movedTo(side, line);
    return [
      make("span", { class: `number ${standing} ${gravest ? `has ${gravest}` : ""}` }, String(line)),
      make("span", { class: `line ${side} ${standing}` }, this.pieces(side, line, marks),
        moved && make(
          "button", { type: "button", class: "moved", click: () => this.revealLine(moved.side, moved.line) },
          `${sideName(moved.side)} line ${moved.line}`)),
    ];
  }

  /** Where the counterpart of the member that begins here stands, if that is another row. */
  movedTo(side, line) {
    const member = this.standing.starts[side].get(line);
    const other = side === "swift" ? "kotlin" : "swift";
    if (!member?.[other]) return null;
    const target = member[other][0];
    return this.rowOf[other].get(target) === this.rowOf[side].get(line) ? null : { side: other, line: target };
  }

  /** The tokens of a line, cut where marks begin and end. */
  pieces(side, line, marks) {
    const tokens = this.lines[side][line - 1] ?? [];
    const length = tokens.reduce((sum, [, text]) => sum + text.length, 0);
    const ranges = marks.map(({ finding, place }) => {
      const start = Math.min(place.column - 1, length);
      const end = place.endColumn === null ? length : Math.min(place.endColumn - 1, length);
      return { finding, start, end: Math.max(start, end) };
    });
    const ends = ranges.flatMap(({ start, end }) => [start, end]);
    const cuts = [...new Set([0, length, ...ends])].sort((a, b) => a - b);
    const result = [];
    for (let index = 0; index + 1 < cuts.length; index += 1) {
      const [from, to] = [cuts[index], cuts[index + 1]];
      const inside = ranges.filter(({ start, end }) => start <= from && to <= end);
      const spans = slice(tokens, from, to)
        .map(([kind, text]) => (kind ? make("span", { class: kind }, visible(text)) : visible(text)));
      if (inside.length) {
        const gravest = severities.find((severity) => inside.some(({ finding }) => finding.severity === severity));
        const { finding } = inside.find((range) => range.finding.severity === gravest);
        const title = visible(finding.message);
        result.push(make("mark", { class: gravest, title, click: () => this.focusCard(finding) }, spans));
      } else {
        result.push(...spans);
      }
    }
    return result;
  }

  focusCard(finding) {
    const card = this.reveal(finding);
    card?.scrollIntoView({ block: "nearest" });
    card?.focus({ preventScroll: true });
  }

  /** Draws the rows around a finding's card and gives the card. */
  reveal(finding) {
    for (const [row, findings] of this.cardsAfter) {
      if (findings.includes(finding)) this.drawAround(row);
    }
    return this.cards.get(finding);
  }

  revealLine(side, line) {
    const row = this.rowOf[side].get(line);
    if (row === undefined) return;
    const chunk = this.drawAround(row);
    const element = [...chunk.element.querySelectorAll(".pair")][row - chunk.first];
    element.scrollIntoView({ block: "center" });
    element.classList.add("found");
    setTimeout(() => element.classList.remove("found"), 1600);
  }

  drawAround(row) {
    const index = Math.floor(row / chunkSize);
    // What stands above is drawn too, so that nothing moves while the reader looks.
    for (let other = 0; other <= Math.min(index + 1, this.chunks.length - 1); other += 1) this.draw(this.chunks[other]);
    return this.chunks[index];
  }
}

function rowsOf(runs) {
  const rows = [];
  const next = { swift: 1, kotlin: 1 };
  for (const [swift, kotlin] of runs) {
    for (let index = 0; index < Math.max(swift, kotlin); index += 1) {
      rows.push({
        swift: index < swift ? next.swift + index : null, kotlin: index < kotlin ? next.kotlin + index : null,
      });
    }
    next.swift += swift;
    next.kotlin += kotlin;
  }
  return rows;
}

/** How the member that a line belongs to stands; and which member begins on a line. */
function standings(members) {
  const result = { swift: new Map(), kotlin: new Map(), starts: { swift: new Map(), kotlin: new Map() } };
  for (const member of members) {
    for (const side of ["swift", "kotlin"]) {
      if (!member[side]) continue;
      const [first, last] = member[side];
      if (!result.starts[side].has(first)) result.starts[side].set(first, member);
      if (member.standing === "type") continue;
      for (let line = first; line <= last; line += 1) result[side].set(line, member.standing);
    }
  }
  return result;
}

/** The tokens between two columns. */
function slice(tokens, from, to) {
  const result = [];
  let start = 0;
  for (const [kind, text] of tokens) {
    const piece = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (piece) result.push([kind, piece]);
    start += text.length;
  }
  return result;
}

/** A finding in words: what, and on demand why and what to do. */
function findingCard(twin, finding) {
  const rule = rulesByID.get(finding.rule);
  const reasons = rule && make(
    "div", { class: "reasons", hidden: true }, make("p", {}, prose(rule.why)),
    rule.instead && make("p", {}, prose(rule.instead)),
    make("p", {}, "To allow it here, write above the line: ",
      make("code", {}, `// parity:disable:next ${finding.rule} - reason`)));
  const toggleReasons = (event) => {
    reasons.hidden = !reasons.hidden;
    event.target.setAttribute("aria-expanded", String(!reasons.hidden));
  };
  const address = `${twin.address}?finding=${encodeURIComponent(finding.id)}`;
  return make(
    "article", {
      class: `card ${finding.severity} ${speaks(finding) ? "" : "silenced"}`, tabindex: "-1",
      "aria-label": `${noun(finding.severity)}: ${finding.rule}`,
    },
    make("p", { class: "message" }, prose(finding.message)),
    make("p", { class: "meta" },
      make("span", { class: `word ${finding.severity}` }, noun(finding.severity)),
      make("a", { class: "rule", href: `#/rules?rule=${encodeURIComponent(finding.rule)}` }, finding.rule),
      finding.member && make("span", { class: "member" }, visible(finding.member)),
      !speaks(finding) && make("span", { class: "state" }, finding.state),
      elsewhere(twin, finding),
      [finding.primary, finding.counterpart].filter((place) => place && report.web[place.side]).map((place) =>
        onTheWeb(place.side, place.path, place.line, `${sideName(place.side)} ${place.line}`, "on-the-web")),
      reasons && make("button", {
        type: "button", class: "why", "aria-expanded": "false", click: toggleReasons,
      }, "Why, and what to do"),
      make("a", { class: "permalink", href: address, title: "Link to this finding" }, "#")),
    reasons);
}

/** A place in the repository as its host shows it; without such a host only its words. */
function onTheWeb(side, path, line, words, kind) {
  const files = report.web[side];
  if (!files) return make("span", { class: kind }, words);
  const address = files + path.split("/").map(encodeURIComponent).join("/") + (line ? `#L${line}` : "");
  return make("a", { class: kind, href: address, rel: "noreferrer", title: "See it in the repository" }, words);
}

/** The place of a finding that stands in another file than the two that are shown. */
function elsewhere(twin, finding) {
  const places = [finding.primary, finding.counterpart].filter(Boolean);
  const place = places.find(({ side, path }) => path !== twin[side]);
  return place && make("span", { class: "elsewhere" }, visible(`also ${place.path}:${place.line}`));
}

// Making elements. Everything that comes from the report goes in as text: nothing here parses markup.

// A fault of this script is said on the page, and where tests look for it.
addEventListener("error", (event) => {
  document.documentElement.dataset.fault = event.message;
  const note = document.createElement("p");
  note.className = "fault";
  note.textContent = `This page has a fault and may not show everything: ${event.message}`;
  document.body.prepend(note);
});

/**
 * An element with attributes and children.
 * An attribute that is a function listens to the event of its name; one that is null or false is left out.
 */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  const isShown = (child) => child !== null && child !== undefined && child !== false;
  element.append(...children.flat(3).filter(isShown));
  return element;
}

/** Words of a rule, with what stands between back-ticks as code. */
function prose(text) {
  return text.split("`").map((part, index) => (index % 2 ? make("code", {}, visible(part)) : visible(part)));
}

/** Text in which characters that hide or reorder others are shown as a sign. */
function visible(text) {
  return text.replace(
    /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu, "\ufffd");
}

/** A number with its noun, in the plural where English wants it. */
function counted(count, noun) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** A share as a percentage. Less than all is never 100 %. */
function percent(share) {
  return `${share >= 1 ? 100 : Math.min(99, Math.floor(share * 100))} %`;
}

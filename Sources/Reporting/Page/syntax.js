// Colours for source code: comments, strings, numbers and the words that both languages share or own.

const keywords = new Set(`
  actor as associatedtype async await break by case catch class companion const constructor continue data default defer
  deinit do dynamic else enum extension fallthrough false fileprivate final finally for fun func get guard if import in
  indirect infix init inline inout inner interface internal is it lateinit lazy let mutating nil null object open
  operator out override package private protected protocol public repeat required return sealed self Self set some
  static struct subscript super suspend switch this throw throws true try typealias val var vararg weak when where while
`.trim().split(/\s+/));

/** What has a colour, tried in this order at each place. */
const tokens = new RegExp([
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/,
  /(?<string>#*"""[\s\S]*?(?:"""#*|$)|#*"(?:\\[^\n]|[^"\\\n])*(?:"#*|(?=\n)|$)|'(?:\\.|[^'\\\n])')/,
  /(?<number>\b\d[\w.]*\b)/,
  /(?<word>[@#]?[\p{L}_$][\p{L}\p{N}_$]*)/u,
].map((part) => part.source).join("|"), "gu");

/** The lines of a text, each as a list of `[class, text]`, where the class may be empty. */
function highlighted(text) {
  const lines = [[]];
  const push = (kind, piece) => {
    piece.split("\n").forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines[lines.length - 1].push([kind, part]);
    });
  };
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    if (match.index > end) push("", text.slice(end, match.index));
    push(kindOf(match), match[0]);
    end = match.index + match[0].length;
  }
  push("", text.slice(end));
  return lines;
}

function kindOf({ groups }) {
  if (groups.comment) return "comment";
  if (groups.string) return "string";
  if (groups.number) return "number";
  if (groups.word.startsWith("@")) return "attribute";
  return keywords.has(groups.word) ? "keyword" : "";
}

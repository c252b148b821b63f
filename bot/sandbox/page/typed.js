// What somebody typed behind a command's name, as at Discord: "game:Bieten target:5", in any order.

// Splits a text at the names of options that have a colon behind them. `namesOf` gives all names an option goes by.
// Returns what stands before the first of them, and a list of { option, text }.
export function typedOptions(options, text, namesOf) {
  const byName = new Map(options.flatMap((option) => namesOf(option).map((name) => [name.toLowerCase(), option])));
  const marks = [...text.matchAll(/(^|\s)([\p{L}\p{N}_-]+):/gu)].filter((mark) => byName.has(mark[2].toLowerCase()));
  const given = marks.map((mark, index) => ({
    option: byName.get(mark[2].toLowerCase()),
    text: text.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? text.length).trim(),
  }));
  return { head: text.slice(0, marks[0]?.index ?? text.length).trim(), given };
}

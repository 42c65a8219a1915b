/**
 * Names of the arguments and tags of an ICU message, sorted: `{count, plural, one {# day} …} <link>…</link>` →
 * `count`, `<link>`. Texts inside plural and select branches are read too.
 */
export function messageArguments(message: string): string[] {
  const names = new Set([...message.matchAll(/<([a-z]\w*)>/gi)].map(([, tag]) => `<${tag}>`))
  collect(message, names)
  return [...names].sort()
}

function collect(text: string, names: Set<string>): void {
  for (const inside of braces(text)) {
    const [, name, rest] = /^\s*(\w+)\s*(?:,([\s\S]*))?$/.exec(inside) ?? []
    if (name === undefined) continue
    names.add(name)
    if (rest !== undefined) for (const branch of braces(rest)) collect(branch, names)
  }
}

/** Contents of the outermost braces. */
function braces(text: string): string[] {
  const contents: string[] = []
  let depth = 0
  let start = 0
  for (const [index, letter] of [...text].entries()) {
    if (letter === '{' && depth++ === 0) start = index + 1
    if (letter === '}' && --depth === 0) contents.push([...text].slice(start, index).join(''))
  }
  return contents
}

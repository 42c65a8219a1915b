import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const TOKENS = new URL('../app/tokens.css', import.meta.url)
export const DARK_TOKENS = new URL('../app/tokens-dark.css', import.meta.url)

/** The `[data-theme=dark]` block of tokens.css again, for visitors whose system is dark. */
export function darkTokens() {
  const block = /^\[data-theme=dark\]\{\n([\s\S]*?)^\}$/m.exec(readFileSync(TOKENS, 'utf8'))
  if (!block) throw new Error('app/tokens.css has no [data-theme=dark] block')
  return `/* Made from tokens.css by \`node scripts/make-dark-tokens.mjs\`; never edited by hand. */
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){
${block[1]}}}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(DARK_TOKENS, darkTokens())

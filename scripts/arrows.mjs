import { createRequire } from 'node:module'

// dependency-cruiser 17 reads .tsx through swc as plain TypeScript and stops at the first tag (18 wants Node 22).
const swc = createRequire(import.meta.url)('@swc/core')
const { parseFileSync } = swc
swc.parseFileSync = (/** @type {string} */ file, /** @type {object} */ options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

// A program, not a module: it has no types.
const program = new URL('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url)
await import(program.href)

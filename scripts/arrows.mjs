import { createRequire } from 'node:module'

// dependency-cruiser 17 reads .tsx through swc as plain TypeScript and stops at the first tag (18 wants Node 22).
const swc = createRequire(import.meta.url)('@swc/core')
const { parseFileSync } = swc
swc.parseFileSync = (/** @type {string} */ file, /** @type {object} */ options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

await import('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

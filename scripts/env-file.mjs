import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { PlainError } from './plain-error.mjs'

const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/

/**
 * Reads `KEY=VALUE` lines: comments, quotes and `export` as in a shell, no substitution.
 *
 * @param {string} text
 * @param {string} [name] of the file, for complaints
 * @throws {PlainError} naming the line; never its content, which may be a secret.
 */
export function parseEnv(text, name = '.env') {
  /** @type {Record<string, string>} */
  const values = {}
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    const [, key, raw] = ASSIGNMENT.exec(content) ?? []
    const value = raw === undefined ? null : unquote(raw)
    if (!key || value === null) throw new PlainError(`${name}: line ${index + 1} is not KEY=VALUE`)
    values[key] = value
  }
  return values
}

/**
 * The environment of this process over the one of the file: what is exported by hand wins.
 *
 * @param {string} path
 * @param {Record<string, string | undefined>} env
 */
export function withEnvFile(path, env) {
  return existsSync(path) ? { ...parseEnv(readFileSync(path, 'utf8'), basename(path)), ...env } : { ...env }
}

/** @param {string} raw */
function unquote(raw) {
  const quote = raw[0]
  if (quote !== '"' && quote !== "'") return raw.replace(/\s+#.*$/, '').trim()
  const end = raw.indexOf(quote, 1)
  const rest = raw.slice(end + 1).trim()
  return end > 0 && (rest === '' || rest.startsWith('#')) ? raw.slice(1, end) : null
}

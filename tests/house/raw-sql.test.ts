import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** A template with two levels of its own `${…}`, as far as the provider nests them. */
const SQL_TEMPLATE = /\bsql(?:<[^`]*?>)?`((?:[^`$]|\$(?!\{)|\$\{(?:[^{}`]|`(?:[^`$]|\$\{[^}]*\})*`|\{[^}]*\})*\})*)`/g
const SUBQUERY = /\(\s*select\b/i
const COLUMN = /\$\{(\w+)\.\w+\}/g

/** Names of Drizzle tables that a file imports. */
function tablesOf(source: string): Set<string> {
  const imports = source.matchAll(/import \{([^}]+)\} from '@\/provider\/db\/schema\/[\w-]+'/g)
  return new Set([...imports].flatMap(([, names]) => (names ?? '').split(',').map((name) => name.trim())))
}

function bareColumns(source: string): string[] {
  const tables = tablesOf(source)
  return [...source.matchAll(SQL_TEMPLATE)]
    .map(([, text]) => text ?? '')
    .filter((text) => SUBQUERY.test(text))
    .flatMap((text) => [...text.matchAll(COLUMN)].filter(([, table]) => tables.has(table ?? '')).map(([all]) => all))
}

describe('a raw subquery', () => {
  it('names the table of every column of the query around it: Drizzle drops it in the select list of one table', () => {
    const files = readdirSync('provider', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const found = files.flatMap((file) =>
      bareColumns(readFileSync(`provider/${file}`, 'utf8')).map((column) => `provider/${file}: ${column}`),
    )
    expect(found).toEqual([])
  })
})

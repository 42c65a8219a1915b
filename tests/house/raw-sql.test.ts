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

/** What the rule is for: the inner `id` would be that of the payments. */
const FAULTY = `import { bookings, clients } from '@/provider/db/schema/bookings'
const paid = sql<number>\`(select sum(p.amount_kop) from payments p where p.booking_id = \${bookings.id})\`
const known = sql\`\${clients.id} is not null\``

describe('a raw subquery', () => {
  it('is found when it names a column without its table', () => {
    expect(bareColumns(FAULTY)).toEqual([`$\{bookings.id}`])
  })

  it('names the table of every column of the query around it: Drizzle drops it in the select list of one table', () => {
    const files = readdirSync('provider', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const violations = files.flatMap((file) =>
      bareColumns(readFileSync(`provider/${file}`, 'utf8')).map((column) => `provider/${file}: ${column}`),
    )
    expect(violations).toEqual([])
  })
})

import { mkdirSync, writeFileSync } from 'node:fs'

/** `limit` is the worst value that still passes; null = reported only. `better` says which side of it is good. */
export type Row = {
  metric: string
  value: number
  unit: string
  limit: number | null
  better: 'low' | 'high'
  detail: string
}

export function failedRows(rows: Row[]): Row[] {
  return rows.filter(({ value, limit, better }) => limit !== null && (better === 'low' ? value > limit : value < limit))
}

/** Prints the table and keeps it as JSON in `test-results/bench.json`. */
export function report(rows: Row[]): void {
  const sign = { low: '≤', high: '≥' }
  const lines = rows.map(
    ({ metric, value, unit, limit, better, detail }) =>
      `| ${metric} | ${value.toFixed(2)} ${unit} | ${limit === null ? 'reported' : `${sign[better]} ${limit}`} | ${detail} |`,
  )
  console.log(['| metric | value | target | detail |', '|---|---|---|---|', ...lines].join('\n'))
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/bench.json', `${JSON.stringify({ rows }, null, 2)}\n`)
}

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

/** `limit` is the worst value that still passes; null = reported only. `better` says which side of it is good. */
export type Row = {
  metric: string
  /** Not a number: the program to measure with is absent. */
  value: number
  unit: string
  limit: number | null
  better: 'low' | 'high'
  detail: string
}

/** What was to be measured and was not is missed too. */
export function failedRows(rows: Row[]): Row[] {
  return rows.filter(
    ({ value, limit, better }) => limit !== null && !(better === 'low' ? value <= limit : value >= limit),
  )
}

/** Prints the table and keeps it, as Markdown and as JSON, in `test-results/bench.md` and `bench.json`. */
export function report(rows: Row[]): void {
  const made = {
    date: new Date().toISOString(),
    commit: commitOf(),
    command: ['npm run bench --', ...process.argv.slice(2)].join(' '),
    machine: `${cpus().length} cores, load ${loadavg()[1]?.toFixed(1)}, Node.js ${process.versions.node}`,
  }
  const text = [...Object.entries(made).map(([name, value]) => `${name}: ${value}  `), '', ...tableOf(rows), ''].join(
    '\n',
  )
  console.log(text)
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/bench.md', text)
  writeFileSync('test-results/bench.json', `${JSON.stringify({ ...made, rows }, null, 2)}\n`)
}

function tableOf(rows: Row[]): string[] {
  const sign = { low: '≤', high: '≥' }
  const missed = new Set(failedRows(rows))
  const lines = rows.map((row) => {
    const { metric, value, unit, limit, better, detail } = row
    const displayed = Number.isNaN(value) ? 'absent' : `${value.toFixed(2)} ${unit}`.trim()
    const target = limit === null ? 'reported' : `${sign[better]} ${limit}${missed.has(row) ? ', missed' : ''}`
    return `| ${metric} | ${displayed} | ${target} | ${detail} |`
  })
  return ['| metric | value | target | detail |', '|---|---|---|---|', ...lines]
}

function commitOf(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

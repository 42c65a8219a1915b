import type { Cluster } from '../start-cluster'

/** One line of a measurement. */
export type Figure = {
  metric: string
  value: string
  /** What it has to be; null: it is only reported. */
  bound: string | null
  isMet: boolean
  detail?: string
}

export type Measure = {
  /** What `--control` changes, and must make the measurement see; null: there is no control. */
  control: string | null
  /** Options of the cluster that it needs. */
  cluster?: (isControl: boolean) => { isSynchronous?: boolean; env?: Record<string, string> }
  run: (cluster: Cluster, options: { count: number | undefined; isControl: boolean }) => Promise<Figure[]>
}

export function reported(metric: string, value: string, detail = ''): Figure {
  return { metric, value, bound: null, isMet: true, detail }
}

/** Of violations, which nothing may have; a control must have some. */
export function violations(metric: string, list: readonly string[], isControl = false): Figure {
  const isMet = isControl ? list.length > 0 : list.length === 0
  const bound = isControl ? 'more than 0 (control)' : '0'
  return { metric, value: String(list.length), bound, isMet, detail: list.slice(0, 5).join('; ') }
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ metric, value, bound, isMet, detail = '' }) => {
    const target = bound === null ? 'reported' : `${bound}${isMet ? '' : ', missed'}`
    return `| ${metric} | ${value} | ${target} | ${detail} |`
  })
  return ['| metric | value | must be | detail |', '|---|---|---|---|', ...rows].join('\n')
}

/** The value that so many hundredths of the list do not exceed. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? Number.NaN
}

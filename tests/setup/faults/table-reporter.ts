import type { Reporter, TestModule, Vitest } from 'vitest/node'
import type { FaultRow } from './fault'

/** SECURITY lists so many; docs/decisions/0171 names them. */
const ALL = 34

type Line = FaultRow & { isMet: boolean; isNoticed: boolean; why: string[] }

/** Prints what every fault did, and whether the check of it could have failed. */
export default class TableReporter implements Reporter {
  /** One alone was wanted: the others are not missed. */
  private isFiltered = false

  onInit({ config }: Vitest): void {
    this.isFiltered = config.testNamePattern !== undefined
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = new Map<string, Line>()
    const skipped = new Set<number>()
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const number = Number(/fault (\d+):/.exec(test.fullName)?.[1])
        const row = test.meta().fault
        if (!row) {
          if (number && !this.isFiltered && test.result().state === 'skipped') skipped.add(number)
          continue
        }
        const line = lines.get(row.fault) ?? { ...row, isMet: false, isNoticed: false, why: [] }
        lines.set(row.fault, { ...line, ...row, ...outcomeOf(row, test.result().state === 'passed', line) })
      }
    print([...lines.values()].sort((a, b) => a.number - b.number))
    const numbers = new Set([...lines.values()].map(({ number }) => number))
    const failed = [...lines.values()].filter((line) => !isOk(line)).map(({ number }) => number)
    const ok = [...numbers].filter((number) => !failed.includes(number)).length
    const notRun = [...skipped].filter((number) => !numbers.has(number))
    console.log(
      `\n${ok} of ${ALL} faults as expected and with a control that notices${listOf(', failed: ', failed)}${listOf(', not run: ', notRun)}`,
    )
  }
}

function outcomeOf(row: FaultRow, hasPassed: boolean, line: Line): Partial<Line> {
  if (row.noticed === undefined) return { isMet: hasPassed }
  return { isNoticed: hasPassed, seen: line.seen ?? '' }
}

function isOk({ isMet, isNoticed }: Line): boolean {
  return isMet && isNoticed
}

function listOf(head: string, numbers: number[]): string {
  return numbers.length === 0 ? '' : head + [...new Set(numbers)].sort((a, b) => a - b).join(', ')
}

function print(lines: Line[]): void {
  for (const line of lines) {
    console.log(`\n${String(line.number).padStart(2)} ${isOk(line) ? 'ok    ' : 'FAILED'} ${line.fault}`)
    console.log(`            expected ${line.expected}`)
    console.log(`            seen     ${line.seen ?? 'not run'}`)
    console.log(`            control  ${line.control} → unmet: ${line.noticed ?? 'not run'}`)
  }
}

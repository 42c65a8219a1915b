import fc from 'fast-check'
import { applyMutations, type DoorSchema, type FuzzRequest, type Sample } from './apply-mutations'
import { collectedHeapMb } from './memory.mjs'
import { type Mutation, mutation } from './mutations'

const MUTATIONS_MAX = 3
/** Samples are used up by the requests that are accepted. */
const ROUND = 1000
const SHOWN_FAULTS = 20
/** Doors that draw, look through a file, or hash many codes take a hundred times as long: they come less often. */
const SLOW = /voucher|files|photos|second_factor\/(recovery_codes|confirmation)/
const OF_QUICK_DOORS = 8
const US_PER_MS = 1000
/** Longer is a hang, when it is so long again each time that it is sent alone: a busy machine is slow once. */
const HANG_MS = 2_000
const REPEATS = 2
/** Responses 503 that say why, and come of as many requests as the tests send. */
const NAMED_503 = [/^The provider is busy/, /^Too many /]
/** Of so many inputs the memory has a bound: what the caches hold grows no more. */
const HEAP_BOUND_FROM = 20_000
const HEAP_GROWTH_MAX = 0.05

export type FuzzResponse = {
  status: number
  header: (name: string) => string | undefined
  body: Buffer
  /** Bytes after the response, where the connection was looked at. */
  beyond?: number
}

export type FuzzTarget = {
  /** Valid requests by the name of their door, with what each takes; made anew for each round. */
  open: () => Promise<Record<string, { sample: Sample; schema: DoorSchema }>>
  send: (request: FuzzRequest, door: string) => Promise<FuzzResponse>
  /** What is wrong with a response; null: nothing. `began`: when its request was sent, in microseconds of the epoch. */
  faultOf: (response: FuzzResponse, began: number) => Promise<string | null> | string | null
  /** Why a response is a 503; left out: the message of its body. */
  causeOf?: (response: FuzzResponse) => string
  /** Heaps after a collection, in MB, by program; left out: that of this process. */
  heaps?: () => Promise<number[]>
}

export type FuzzReport = {
  inputs: number
  doors: number
  byStatus: Record<string, number>
  /** Responses 503 with a `Retry-After`, by what they say. */
  unavailable: Record<string, number>
  slowestMs: number
  slowest: string
  /** Inputs that took longer than HANG_MS each time, with the seed of their round: a run of ROUND inputs with it sends them again. */
  hangs: { ms: number; seed: number; first: string }[]
  /** Heaps after a collection, in MB: when a quarter is sent, and at the end. */
  heapsMb: number[][]
  /** One of each kind, as JSON that `FUZZ_REPLAY` takes. */
  faults: { fault: string; count: number; first: string }[]
}

function emptyReport(doors: number): FuzzReport {
  return {
    inputs: 0,
    doors,
    byStatus: {},
    unavailable: {},
    slowestMs: 0,
    slowest: '',
    hangs: [],
    heapsMb: [],
    faults: [],
  }
}

/** Of so many inputs the memory is compared: caches are full by then, and growth is no longer their filling. */
const MEASURED_FROM = 10_000
const WARM_PART = 0.25

/** Sends so many requests, the same ones for the same seed. */
export async function runFuzz(
  target: FuzzTarget,
  { inputs, seed }: { inputs: number; seed: number },
): Promise<FuzzReport> {
  const report = emptyReport(0)
  const rounds = Math.ceil(inputs / ROUND)
  const heaps = target.heaps ?? (async () => [await collectedHeapMb()])
  for (let round = 0; round < rounds; round++) {
    if (inputs >= MEASURED_FROM && round === Math.floor(rounds * WARM_PART)) report.heapsMb.push(await heaps())
    const doors = await target.open()
    const names = Object.keys(doors).sort()
    report.doors = names.length
    const plans = fc.sample(planOf(names), { seed: seed + round, numRuns: Math.min(ROUND, inputs - round * ROUND) })
    for (const { name, mutations } of plans) {
      const door = doors[name]
      if (door)
        await sendOne(
          target,
          { name, request: applyMutations(door.sample, mutations, door.schema) },
          report,
          seed + round,
        )
    }
  }
  if (report.heapsMb.length > 0) report.heapsMb.push(await heaps())
  return report
}

type Plan = { name: string; mutations: Mutation[] }

function planOf(names: string[]): fc.Arbitrary<Plan> {
  return fc.record({
    name: fc.constantFrom(...names.flatMap((name) => Array<string>(SLOW.test(name) ? 1 : OF_QUICK_DOORS).fill(name))),
    mutations: fc.array(mutation, { minLength: 0, maxLength: MUTATIONS_MAX, size: 'max' }),
  })
}

/** Sends a request that an earlier run printed. */
export async function replay(target: FuzzTarget, printed: string): Promise<FuzzReport> {
  const report = emptyReport(1)
  await target.open()
  await sendOne(target, JSON.parse(printed), report, 0)
  return report
}

type Input = { name: string; request: FuzzRequest }

async function sendOne(target: FuzzTarget, input: Input, report: FuzzReport, seed: number): Promise<void> {
  const { name, request } = input
  report.inputs += 1
  const began = performance.now()
  const beganUs = Math.floor((performance.timeOrigin + began) * US_PER_MS)
  const response = await target.send(request, name).catch((error: unknown) => error as Error)
  const took = performance.now() - began
  if (took > report.slowestMs)
    Object.assign(report, { slowestMs: took, slowest: `${name} ${response instanceof Error ? '' : response.status}` })
  if (!(response instanceof Error)) {
    report.byStatus[response.status] = (report.byStatus[response.status] ?? 0) + 1
    if (response.status === 503) {
      const cause = (target.causeOf ?? messageOf)(response)
      report.unavailable[cause] = (report.unavailable[cause] ?? 0) + 1
    }
  }
  const fault = response instanceof Error ? `throws ${response.stack}` : await target.faultOf(response, beganUs)
  if (took > HANG_MS && (await isSlowAgain(target, input)))
    report.hangs.push({ ms: Math.round(took), seed, first: JSON.stringify(input) })
  if (fault === null) return
  const text = `${name}: ${fault}`
  const same = report.faults.find((one) => one.fault === text)
  if (same) same.count += 1
  else report.faults.push({ fault: text, count: 1, first: JSON.stringify(input) })
}

async function isSlowAgain(target: FuzzTarget, { name, request }: Input): Promise<boolean> {
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const began = performance.now()
    await target.send(request, name).catch(() => null)
    if (performance.now() - began <= HANG_MS) return false
  }
  return true
}

/** The message of a failure, or the beginning of another body. */
export function messageOf({ body }: FuzzResponse): string {
  const text = body.toString()
  return /"message":"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 80)
}

/** What the long form rejects besides faults: hangs, a 503 without a named cause, and memory that grows. */
export function brokenLimits({ inputs, hangs, unavailable, heapsMb }: FuzzReport): string[] {
  const [warm = [], last = []] = inputs >= HEAP_BOUND_FROM ? heapsMb : []
  return [
    ...hangs.map(({ ms, first }) => `${ms} ms: ${first}`),
    ...Object.keys(unavailable)
      .filter((cause) => !NAMED_503.some((named) => named.test(cause)))
      .map((cause) => `${unavailable[cause]} × 503 ${cause}`),
    ...last.flatMap((size, index) => {
      const growth = size / (warm[index] ?? size) - 1
      return growth > HEAP_GROWTH_MAX ? [`the heap grew by ${(growth * 100).toFixed(1)} %`] : []
    }),
  ]
}

/** Totals in one line, and a line of each kind of fault with a request to replay. */
export function reportLines(name: string, seed: number, report: FuzzReport): string[] {
  const { inputs, doors, byStatus, unavailable, slowestMs, slowest, hangs, faults, heapsMb } = report
  const fives = Object.entries(byStatus).reduce(
    (sum, [status, count]) => (Number(status) >= 500 ? sum + count : sum),
    0,
  )
  const statuses = Object.entries(byStatus).map(([status, count]) => `${status}:${count}`)
  const heapText = heapsMb.map((sizes) => sizes.map((size) => size.toFixed(1)).join('/')).join(' → ')
  const heap = heapText ? `, heap ${heapText} MB` : ''
  const others = faults.reduce((sum, { count }) => sum + count, 0)
  return [
    `fuzz ${name}: seed ${seed}, inputs ${inputs}, doors ${doors}, 5xx ${fives}, faults ${others}, slowest ${slowestMs.toFixed(0)} ms (${slowest}), hangs ${hangs.length}${heap}, ${statuses.join(' ')}`,
    ...Object.entries(unavailable).map(([cause, count]) => `  ${count} × 503 with Retry-After: ${cause}`),
    ...hangs
      .slice(0, SHOWN_FAULTS)
      .map(({ ms, seed: ofRound, first }) => `  ${ms} ms, round of seed ${ofRound}\n    FUZZ_REPLAY='${first}'`),
    ...faults
      .slice(0, SHOWN_FAULTS)
      .map(({ fault, count, first }) => `  ${count} × ${fault}\n    FUZZ_REPLAY='${first}'`),
  ]
}

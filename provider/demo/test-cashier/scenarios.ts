import { z } from 'zod'
import { type Random, randomFrom } from '@/provider/demo/seeded-random'

/**
 * `lost`: the operation is done, the response is not sent. `500_before`, `500_after`: without and with the operation.
 * `busy`: 429. `processing`: done, with a 202. `slow`: the response comes after `slowAnswerMs`. `garbage`: done, with HTML.
 */
export const API_FAILURES = [
  'none',
  'lost',
  '500_before',
  '500_after',
  'busy',
  'processing',
  'slow',
  'garbage',
] as const
/** Requests of the API, as the scenarios name them. */
export const REQUESTS = [
  'POST /v3/payments',
  'GET /v3/payments',
  'GET /v3/payments/:id',
  'POST /v3/payments/:id/capture',
  'POST /v3/payments/:id/cancel',
  'POST /v3/refunds',
  'GET /v3/refunds',
  'GET /v3/refunds/:id',
  'POST /v3/receipts',
  'GET /v3/receipts',
  'GET /v3/receipts/:id',
] as const

export type ApiFailure = (typeof API_FAILURES)[number]

const Share = z.number().min(0).max(1)
const Ms = z.int().min(0).max(86_400_000)

export const ScenarioChanges = z
  .strictObject({
    /** Seed of the random source, from here on. */
    seed: z.int(),
    /** Failures of the next requests, one each; `on`: of the next request of this kind. */
    faultPlan: z.array(z.strictObject({ fault: z.enum(API_FAILURES), on: z.enum(REQUESTS).optional() })).max(1000),
    /** Shares of the requests that no plan names. */
    faultShares: z.partialRecord(z.enum(API_FAILURES), Share),
    slowAnswerMs: Ms,
    notifications: z
      .strictObject({
        delayMs: Ms,
        /** A random wait on top: later events overtake earlier ones. */
        spreadMs: Ms,
        /** Copies beyond the first. */
        extraCopies: z.int().min(0).max(10),
        /** Share of attempts that get lost on the way and are made again. 1: none ever arrives. */
        loss: Share,
      })
      .partial(),
    refunds: z.enum(['succeeded', 'pending', 'canceled']),
  })
  .partial()

export type ScenarioChanges = z.infer<typeof ScenarioChanges>
type Changes = Required<ScenarioChanges>
export type Scenarios = {
  [Name in Exclude<keyof Changes, 'seed' | 'notifications'>]: Exclude<Changes[Name], undefined>
} & { notifications: { delayMs: number; spreadMs: number; extraCopies: number; loss: number } }
export type ScenarioBoard = ReturnType<typeof openScenarios>

const CALM: Scenarios = {
  faultPlan: [],
  faultShares: {},
  slowAnswerMs: 3_000,
  notifications: { delayMs: 0, spreadMs: 0, extraCopies: 0, loss: 0 },
  refunds: 'succeeded',
}

/** Opens the scenarios of this process; a restart ends them. */
export function openScenarios(first: ScenarioChanges, source: Random) {
  let random = source
  let scenarios = CALM

  function change(changes: ScenarioChanges): Scenarios {
    if (changes.seed !== undefined) random = randomFrom(changes.seed)
    const { delayMs, spreadMs, extraCopies, loss } = scenarios.notifications
    const changed = changes.notifications ?? {}
    scenarios = {
      faultPlan: changes.faultPlan ?? scenarios.faultPlan,
      faultShares: changes.faultShares ?? scenarios.faultShares,
      slowAnswerMs: changes.slowAnswerMs ?? scenarios.slowAnswerMs,
      notifications: {
        delayMs: changed.delayMs ?? delayMs,
        spreadMs: changed.spreadMs ?? spreadMs,
        extraCopies: changed.extraCopies ?? extraCopies,
        loss: changed.loss ?? loss,
      },
      refunds: changes.refunds ?? scenarios.refunds,
    }
    return scenarios
  }
  change(first)

  return {
    change,
    get now() {
      return scenarios
    },
    random: () => random(),
    /** Takes the first step of the plan for this kind of request, else a random failure by the shares. */
    failureFor(request: string): ApiFailure {
      const step = scenarios.faultPlan.findIndex(({ on }) => on === undefined || on === request)
      const planned = scenarios.faultPlan[step]
      if (planned) {
        scenarios = { ...scenarios, faultPlan: scenarios.faultPlan.filter((_, index) => index !== step) }
        return planned.fault
      }
      let dice = random()
      for (const failure of API_FAILURES) {
        dice -= scenarios.faultShares[failure] ?? 0
        if (dice < 0) return failure
      }
      return 'none'
    },
  }
}

import { describe, expect, it } from 'vitest'
import { createDatabaseClock } from '@/provider/db/database-clock'
import { readTime } from '@/provider/db/sql/read-time'
import { useProvider } from '@/tests/setup/use-provider'

const BEGIN = Date.parse('2026-11-23T00:00:00Z')
const HOUR_MS = 3_600_000

/** A database, a machine and a clock that nobody sets; `thereMs` and `backMs` are the ways of a question. */
function openClocks({ shiftMs = 0, thereMs = 0, backMs = 0 } = {}) {
  const world = { passed: 0, database: BEGIN, machine: BEGIN + shiftMs, thereMs, backMs }
  const warned: unknown[] = []
  const clock = createDatabaseClock({
    readTime: async () => {
      world.passed += world.thereMs
      const time = world.database + world.passed
      world.passed += world.backMs
      return time
    },
    warn: (details, message) => warned.push({ ...details, message }),
    monotonic: () => world.passed,
    machine: () => world.machine + world.passed,
  })
  const error = () => clock.now().getTime() - (world.database + world.passed)
  return { clock, world, warned, error }
}

describe('the time that holds go by', () => {
  it('is the database’s, whatever the machine’s clock says, before and after it is set', async () => {
    for (const shiftMs of [0, HOUR_MS, -HOUR_MS]) {
      const { clock, world, error } = openClocks({ shiftMs })
      await clock.read()
      expect(error()).toBe(0)
      world.machine += HOUR_MS
      world.passed += 90_000
      expect(error()).toBe(0)
    }
  })

  it('is never ahead of it, however long the question takes, and behind by the quickest way back', async () => {
    const { clock, world, error } = openClocks({ thereMs: 40, backMs: 700 })
    await clock.read()
    expect(error()).toBe(-700)
    Object.assign(world, { thereMs: 300, backMs: 5 })
    await clock.read()
    expect(error()).toBe(-5)
    Object.assign(world, { thereMs: 900, backMs: 4_000 })
    await clock.read()
    expect(error()).toBe(-5)
  })

  it('follows the database when its clock is set, forward and back', async () => {
    const { clock, world, error } = openClocks({ thereMs: 3, backMs: 4 })
    await clock.read()
    for (const step of [HOUR_MS, -2 * HOUR_MS]) {
      world.database += step
      await clock.read()
      expect(Math.abs(error())).toBeLessThanOrEqual(7)
    }
  })

  it('is not guessed before it was read', () => {
    expect(() => openClocks().clock.now()).toThrow('never read')
  })

  it('is not lost while the database is away', async () => {
    const away = new Error('no connection')
    let isAway = false
    const clock = createDatabaseClock({
      readTime: async () => (isAway ? Promise.reject(away) : BEGIN),
      warn: () => undefined,
      monotonic: () => 5,
    })
    await clock.read()
    isAway = true
    await expect(clock.read()).rejects.toThrow(away)
    expect(clock.now()).toEqual(new Date(BEGIN))
  })
})

describe('a machine whose clock differs by more than two seconds', () => {
  const DIFFERS = 'the clock of this machine differs from the database’s'
  const AGREES = 'the clock of this machine agrees with the database’s again'

  it('is logged once for each change, and counted', async () => {
    const { clock, world, warned } = openClocks({ shiftMs: 1_900 })
    await clock.read()
    expect([warned, clock.figures()]).toEqual([[], { differenceMs: 0, warnings: 0 }])
    for (const shift of [HOUR_MS, HOUR_MS + 1_500, HOUR_MS + 4_000, -20_000, 0, 0]) {
      world.machine = BEGIN + shift
      await clock.read()
      await clock.read()
    }
    expect(warned).toEqual([
      { differenceMs: HOUR_MS, warnings: 1, message: DIFFERS },
      { differenceMs: HOUR_MS + 4_000, warnings: 2, message: DIFFERS },
      { differenceMs: -20_000, warnings: 3, message: DIFFERS },
      { differenceMs: 0, warnings: 3, message: AGREES },
    ])
    expect(clock.figures()).toEqual({ differenceMs: 0, warnings: 3 })
  })

  it('is not accused because the database was slow to answer', async () => {
    const { clock, warned } = openClocks({ thereMs: 4_000, backMs: 4_000 })
    await clock.read()
    expect(warned).toEqual([])
  })
})

describe('the real database', () => {
  const provider = useProvider()

  it('tells its time to the millisecond', async () => {
    const before = Date.now()
    const time = await readTime(provider.db)
    // One machine here, one clock.
    expect(time).toBeGreaterThanOrEqual(before - 1)
    expect(time).toBeLessThanOrEqual(Date.now() + 1)
  })
})

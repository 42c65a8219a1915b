import { beforeEach, describe, expect, it } from 'vitest'
import { keepAlive, type Life } from '../../scripts/keep-alive.mjs'
import { countRestarts, DEATHS_IN_A_MINUTE } from '../../scripts/restarts.mjs'

let clock: number
let said: string[]
beforeEach(() => {
  clock = 0
  said = []
})

const count = (limit: number, logFile: string | null = '/data/logs/provider.log') =>
  countRestarts({ name: 'provider', limit, logFile, say: (line) => said.push(line), now: () => clock })

describe('the count of deaths', () => {
  it('lets a process be started again four times in a minute, each time later', () => {
    const restarts = count(DEATHS_IN_A_MINUTE)
    expect([1, 2, 3, 4].map(() => restarts.afterDeath('SIGKILL'))).toEqual([200, 400, 800, 1600])
    expect(said).toEqual(Array(4).fill('The provider died (SIGKILL) and is started again'))
  })

  it('gives up at the fifth death within a minute, in one line: who, how often, how, and where its log is', async () => {
    const restarts = count(DEATHS_IN_A_MINUTE)
    for (const at of [0, 10_000, 20_000, 30_000]) {
      clock = at
      expect(restarts.afterDeath('SIGKILL')).not.toBeNull()
    }
    clock = 59_999
    expect(restarts.afterDeath('exit code 1')).toBeNull()
    expect(await restarts.givenUp).toBe(
      'The provider died 5 times within a minute (the last time: exit code 1) and is not started again. Its log is /data/logs/provider.log',
    )
  })

  it('forgets a death after a minute, so that a death a quarter of a minute is never too much', () => {
    const restarts = count(DEATHS_IN_A_MINUTE)
    for (let death = 0; death < 100; death += 1) {
      expect(restarts.afterDeath('SIGKILL')).toBeLessThanOrEqual(1600)
      clock += 15_000
    }
  })

  it('waits for a database for as long as that takes, says so once, and counts it as no death', () => {
    const restarts = count(2)
    const waits = Array.from({ length: 100 }, () => restarts.afterOutage('exit code 69'))
    expect(waits.slice(0, 6)).toEqual([200, 400, 800, 1600, 3200, 5000])
    expect(new Set(waits.slice(5))).toEqual(new Set([5000]))
    expect(said).toHaveLength(1)
    expect(restarts.afterDeath('SIGKILL')).toBe(200)
  })

  it('where nothing is started again, passes on the last words of the first death', async () => {
    const restarts = count(1)
    expect(restarts.afterDeath('exit code 3', ': no room')).toBeNull()
    expect(await restarts.givenUp).toBe('The provider died (exit code 3): no room')
    expect(said).toEqual([])
  })
})

describe('a process that is kept alive', () => {
  /** Ends when it is told to; `stop` is an end too. */
  function openLife(isReady: Promise<unknown> = Promise.resolve()) {
    let end: (how: string) => void = () => undefined
    const ended = new Promise<string>((resolve) => {
      end = resolve
    })
    const life: Life = { ended, ready: () => isReady, stop: async () => end('stopped') }
    return { life, end }
  }
  const keep = (start: () => Life | Promise<Life>, limit: number, sleep: (ms: number) => Promise<unknown>) => {
    const restarts = count(limit)
    const say = (line: string) => said.push(line)
    return keepAlive({ name: 'provider', start, restarts, isOutage: (how) => how === 'away', say, sleep }).then(
      (kept) => ({
        ...kept,
        givenUp: restarts.givenUp,
      }),
    )
  }
  const soon = async () => undefined

  it('is started again when it dies, is said to be back when it is ready, and has a new life', async () => {
    const lives = [openLife(), openLife()]
    let next = 0
    const kept = await keep(() => lives[next++]?.life ?? openLife().life, 5, soon)
    lives[0]?.end('SIGKILL')
    await expect.poll(() => said.length).toBe(2)
    expect(said[1]).toMatch(/^The provider is back after \d+\.\d s$/)
    expect(kept.life()).toBe(lives[1]?.life)
    await kept.stop()
    expect(await lives[1]?.life.ended).toBe('stopped')
  })

  it('is not started again while it is being stopped, be it at work or between two lives', async () => {
    let starts = 0
    const startOf = (life: Life) => () => {
      starts += 1
      return life
    }
    const working = await keep(startOf(openLife().life), 5, soon)
    await working.stop()

    const dying = openLife()
    const waiting = await keep(startOf(dying.life), 5, (_ms, ...rest) => untilAborted(rest))
    dying.end('SIGKILL')
    await expect.poll(() => said.length).toBe(1)
    await waiting.stop()
    expect(starts).toBe(2)
  })

  it('that is starting when all is stopped is told so, and waited for', async () => {
    const first = openLife()
    let aborted = false
    let starts = 0
    const kept = await keepAlive({
      name: 'PostgreSQL',
      start: (stopping) => {
        starts += 1
        if (starts === 1) return first.life
        return new Promise((_, reject) =>
          stopping.addEventListener('abort', () => {
            aborted = true
            reject(stopping.reason)
          }),
        )
      },
      restarts: count(5),
      say: (line) => said.push(line),
      sleep: soon,
    })
    first.end('SIGKILL')
    await expect.poll(() => starts).toBe(2)
    await kept.stop()
    expect(aborted).toBe(true)
  })

  it('is given up after five deaths, starts that fail among them', async () => {
    const first = openLife()
    let starts = 0
    const kept = await keep(
      () => {
        starts += 1
        return starts === 1 ? first.life : Promise.reject(new Error('no room'))
      },
      5,
      soon,
    )
    first.end('SIGKILL')
    expect(await kept.givenUp).toContain('died 5 times within a minute (the last time: no room)')
    expect(starts).toBe(5)
  })

  it('that cannot start the first time is an error of the start, and is left stopped', async () => {
    const { life } = openLife(Promise.reject(new Error('The provider did not start')))
    await expect(keep(() => life, 5, soon)).rejects.toThrow('The provider did not start')
    expect(await life.ended).toBe('stopped')
  })
})

function untilAborted(rest: unknown[]): Promise<never> {
  const [, options] = rest as [undefined, { signal: AbortSignal }]
  return new Promise((_, reject) => options.signal.addEventListener('abort', () => reject(options.signal.reason)))
}

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Door } from '@/lib/config/door-limits'
import type { LimitState } from '@/server/share-limits'
import { bundleProgram } from './bundle-program'

export type CountRequest = { id: string; address: string; door: Door | null; codes: string[]; busyMs: number }
type Message = { isReady?: true; limits?: LimitState; id?: string; waitMs?: number | null; tookMs?: number }

const TOKEN = 'a token of all instances'

/** Instances of the site that count attempts, each a program; `remove` ends them. */
export async function bundleInstances() {
  const program = await bundleProgram('counting', 'tests/setup/counting-instance.ts')
  const children: ChildProcess[] = []

  return {
    /** @param clockShiftMs by which the clock of its machine is ahead */
    async start(redisUrl: string, { clockShiftMs = 0, token = TOKEN } = {}) {
      const child = spawn(process.execPath, ['--import', resolve('tests/setup/shift-clock.mjs'), program], {
        env: { ...process.env, REDIS_URL: redisUrl, PROVIDER_TOKEN: token, CLOCK_SHIFT_MS: String(clockShiftMs) },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      children.push(child)
      const states: LimitState[] = []
      const waiting = new Set<(message: Message) => void>()
      child.on('message', (message: Message) => {
        if (message.limits) states.push(message.limits)
        for (const look of waiting) look(message)
      })
      const next = (isIt: (message: Message) => boolean) =>
        new Promise<Message>((found) => {
          const look = (message: Message) => {
            if (!isIt(message)) return
            waiting.delete(look)
            found(message)
          }
          waiting.add(look)
        })
      const ask = async (request: Omit<CountRequest, 'id'>) => {
        const id = randomUUID()
        const counted = next((message) => message.id === id)
        child.send({ ...request, id })
        const { waitMs = null, tookMs = 0 } = await counted
        return { waitMs, tookMs }
      }
      await next(({ isReady }) => isReady === true)
      return {
        /** @param busyMs for which it does something else, as while it renders */
        count: (door: Door, address: string, busyMs = 0) => ask({ door, codes: [], address, busyMs }),
        countCodes: (codes: string[], address: string) => ask({ door: null, codes, address, busyMs: 0 }),
        isUp: () => states.at(-1)?.isUp,
        /** Resolves when its store is there again, or is away. */
        async becomes(isUp: boolean): Promise<void> {
          while (states.at(-1)?.isUp !== isUp) await next(({ limits }) => limits !== undefined)
        },
        /** Resolves when it has said that it counted attempts alone. */
        async countsAlone(): Promise<void> {
          while (states.every(({ aloneCount }) => aloneCount === 0)) await next(({ limits }) => limits !== undefined)
        },
      }
    },

    async remove(): Promise<void> {
      for (const child of children) child.kill('SIGKILL')
      await rm(program, { force: true })
    },
  }
}

export type Instance = Awaited<ReturnType<Awaited<ReturnType<typeof bundleInstances>>['start']>>

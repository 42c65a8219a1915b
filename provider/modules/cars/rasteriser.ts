import type { ChildProcess } from 'node:child_process'
import { startProcess } from '@/provider/modules/start-process'
import type { RasterKind, RasterRequest, RasterResponse } from './rasterise-program'

const DEADLINE_MS = 8_000
/** Then the process ends, and with it its memory. */
const IDLE_MS = 30_000

export type Rasteriser = ReturnType<typeof createRasteriser>

/** A process with the requests that wait for it; when it ends, only these fail. */
type Running = { child: ChildProcess; waiting: Map<number, (picture: Buffer | null) => void> }

/**
 * Turns our own SVG drawings into pictures, in a process of its own: in the provider's process the decoder of SVG is
 * blocked, so that no uploaded file can reach it (`files/clean-picture.ts`), and that holds for all its threads.
 */
export function createRasteriser(start: () => Promise<ChildProcess> = startRasterising, deadlineMs = DEADLINE_MS) {
  let running: Promise<Running> | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  return { rasterise, close: stop }

  /** Returns null when the picture could not be drawn in time: whoever asks does without it. */
  async function rasterise(kind: RasterKind, svg: string): Promise<Buffer | null> {
    clearTimeout(idle)
    running ??= open()
    lastId += 1
    const request: RasterRequest = { id: lastId, kind, svg }
    const picture = await responseTo(request, running).catch(() => null)
    idle = setTimeout(() => void stop(), IDLE_MS).unref()
    if (picture === null) await stop()
    return picture
  }

  async function open(): Promise<Running> {
    const child = await start()
    const waiting: Running['waiting'] = new Map()
    const endAll = () => {
      for (const end of waiting.values()) end(null)
    }
    child.on('message', ({ id, picture }: RasterResponse) => waiting.get(id)?.(picture && Buffer.from(picture)))
    child.on('exit', endAll)
    // It could not be started, or its channel broke; without a listener this error would end the provider.
    child.on('error', endAll)
    // It does not keep the provider alive.
    child.unref()
    child.channel?.unref()
    return { child, waiting }
  }

  async function responseTo(request: RasterRequest, starting: Promise<Running>): Promise<Buffer | null> {
    const { child, waiting } = await starting
    try {
      return await new Promise<Buffer | null>((resolve) => {
        setTimeout(() => resolve(null), deadlineMs).unref()
        waiting.set(request.id, resolve)
        child.send(request, (error) => error && resolve(null))
      })
    } finally {
      waiting.delete(request.id)
    }
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const stopped = running
    running = null
    ;(await stopped?.catch(() => null))?.child.kill()
  }
}

function startRasterising(): Promise<ChildProcess> {
  return startProcess('cars/rasterise-program.ts')
}

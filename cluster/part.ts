/** One life of a process. */
export type Run = {
  pid: number
  /** How it ended. */
  ended: Promise<string>
  ready(): Promise<unknown>
  /** Gracefully. */
  stop(): Promise<void>
  kill(): void
}

/** One process of the cluster, over all its lives. */
export type Part = {
  readonly name: string
  /** Null: it does not run. */
  readonly pid: number | null
  /** Starts it, and waits until it does its work. */
  start(): Promise<void>
  /** Ends it gracefully. */
  stop(): Promise<void>
  /** Ends it by SIGKILL. */
  kill(): Promise<void>
  restart(): Promise<void>
}

/**
 * @param launch starts the process once
 * @param onDeath called when it ended and neither `stop` nor `kill` was the reason
 */
export function createPart(
  name: string,
  launch: () => Run | Promise<Run>,
  onDeath: (part: Part, how: string) => void,
): Part {
  let run: Run | null = null

  const part: Part = {
    name,
    get pid() {
      return run?.pid ?? null
    },
    async start() {
      if (run) return
      const started = await launch()
      run = started
      void started.ended.then((how) => {
        if (run !== started) return
        run = null
        onDeath(part, how)
      })
      try {
        await started.ready()
      } catch (error) {
        if (run === started) run = null
        await started.stop()
        throw error
      }
    },
    async stop() {
      const last = release()
      await last?.stop()
    },
    async kill() {
      const last = release()
      last?.kill()
      await last?.ended
    },
    async restart() {
      await part.stop()
      await part.start()
    },
  }
  return part

  /** From here on its end is no death. */
  function release(): Run | null {
    const last = run
    run = null
    return last
  }
}

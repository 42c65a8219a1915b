/** Runs so many at a time; the others wait for their turn. How many may wait, the caller sees to. */
export function createLimiter(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place is handed over: whoever comes in between finds it taken.
      if (next) next()
      else running -= 1
    }
  }
}

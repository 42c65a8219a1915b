/** Lets everybody who asks for the same thing at once share one run. */
export function singleFlight<Result>() {
  const running = new Map<string, Promise<Result>>()
  return (key: string, run: () => Promise<Result>): Promise<Result> => {
    const present = running.get(key)
    if (present) return present
    const started = run().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}

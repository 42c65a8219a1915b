/** How many attempts of one key pass in `duration` seconds. */
export type AttemptLimit = { points: number; duration: number }

/** What is used of a limiter of the library. `consume` throws what is left of the wait. */
export type AttemptCounter = {
  consume: (key: string) => Promise<unknown>
  get: (key: string) => Promise<unknown>
  set: (key: string, points: number, seconds: number) => Promise<unknown>
}

import { vi } from 'vitest'

/**
 * One password against one hash is one answer: real argon2 works it out once, 30 ms of a core, not for each of two
 * hundred attempts. A test of the work itself takes another password each time.
 */
vi.mock('@node-rs/argon2', async (original) => {
  const argon = await original<typeof import('@node-rs/argon2')>()
  const hash = remember(argon.hash, (password, options) => JSON.stringify([password, options]))
  const verify = remember(argon.verify, (stored, password) => JSON.stringify([stored, password]))
  return { ...argon, hash, verify }
})

function remember<Input extends unknown[], Result>(
  work: (...input: Input) => Promise<Result>,
  keyOf: (...input: Input) => string,
) {
  const results = new Map<string, Promise<Result>>()
  return (...input: Input) => {
    const key = keyOf(...input)
    const result = results.get(key) ?? work(...input)
    results.set(key, result)
    return result
  }
}

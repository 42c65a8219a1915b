import { vi } from 'vitest'

/**
 * What is hashed, in the order of the calls: `hash` or `verify` with the parameters. Kept on the process: code that an earlier
 * file has loaded calls that file's mock.
 */
export const hashCalls: string[] = ofProcess()

/**
 * One password against one hash is one answer: real argon2 works it out once, 30 ms of a core, not for each of two
 * hundred attempts. A test of the work itself takes another password each time.
 */
vi.mock('@node-rs/argon2', async (original) => {
  const argon = await original<typeof import('@node-rs/argon2')>()
  const hash = remember(argon.hash, (password, options) => {
    note(`hash ${JSON.stringify(options)}`)
    return JSON.stringify([password, options])
  })
  const verify = remember(argon.verify, (stored, password) => {
    note(`verify ${JSON.stringify(argon.parseOptions(String(stored)))}`)
    return JSON.stringify([stored, password])
  })
  return { ...argon, hash, verify }
})

function ofProcess(): string[] {
  const holder = globalThis as { hashCalls?: string[] }
  holder.hashCalls ??= []
  return holder.hashCalls
}

function note(call: string): void {
  hashCalls.push(call)
  if (hashCalls.length > 1_000) hashCalls.splice(0, 500)
}

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

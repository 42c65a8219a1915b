import { type APIRequestContext, expect } from '@playwright/test'
import type { Launcher } from './launcher'
import { postHold } from './paying'
import { type ProgramName, programOf } from './processes'

/** What the launcher calls them. */
const SAID: Record<ProgramName, string> = {
  provider: 'provider',
  front: 'site',
  renderer: 'renderer',
  postgres: 'embedded PostgreSQL',
}

/** An upper limit for a busy machine; polling ends at once when the condition holds. */
const PATIENCE = { timeout: 90_000, intervals: [50] }

/** Kills a program as no program wants it. @returns the number of the process that was killed */
export async function killProgram(launcher: Launcher, name: ProgramName, after = 0): Promise<number> {
  const pid = () => programOf(launcher.pid, name) ?? after
  await expect.poll(pid, PATIENCE).not.toBe(after)
  const killed = pid()
  process.kill(killed, 'SIGKILL')
  return killed
}

/**
 * Kills a program and waits until the whole site is ready again.
 *
 * @returns every status with which the home page, which was seen before, was answered meanwhile; 0: no answer
 */
export async function killAndWait(launcher: Launcher, name: ProgramName, site: string): Promise<Set<number>> {
  const statuses = new Set<number>()
  const deaths = () => launcher.said().split(`The ${SAID[name]} died (`).length - 1
  const before = deaths()
  await killProgram(launcher, name)
  await expect.poll(deaths, PATIENCE).toBe(before + 1)
  const look = async () => {
    statuses.add(await statusOf(`${site}/`))
    return statusOf(`${site}/readyz`)
  }
  await look()
  await expect.poll(look, PATIENCE).toBe(200)
  statuses.add(await statusOf(`${site}/`))
  return statuses
}

let booked = 0

/** Books by the site's doors as soon as they let it: for some seconds after an outage calls fail at once. */
export async function bookAt(request: APIRequestContext, site: string): Promise<void> {
  const book = () => {
    booked += 1
    const phone = `+7999777${String(booked).padStart(4, '0')}`
    return postHold(request, site, { ahead: 40 + booked, phone }).catch(String)
  }
  await expect.poll(book, { ...PATIENCE, intervals: [500] }).toMatch(/^\d+$/)
}

function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    (answer) => answer.status,
    () => 0,
  )
}

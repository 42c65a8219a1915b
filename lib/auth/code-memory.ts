import { isRecord } from '@/lib/browser-api/is-record'
import type { CodeResponse } from '@/provider/contract/auth'
import type { CodeChannel } from '@/provider/contract/rules/auth/codes'
import type { CodeScreen } from './code-screens'

/** In the session's storage, for a reload of the code's step. Never the code, never a password. */
const KEY = 'code_sent'

const SECOND_MS = 1000

/** A code that was asked for. `sentAt`: epoch ms; `rejections`: wrong codes so far, by the name that browsers have stored. */
export type StoredCode = {
  screen: CodeScreen
  channel: CodeChannel
  phone: string
  request: string
  sentAt: number
  expiresIn: number
  resendIn: number
  refusals: number
}

export function storeCode(code: StoredCode): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(code))
  } catch {
    // Without a memory a reload begins with the phone.
  }
}

/** Used, over, or of another number. */
export function clearCode(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then there is none.
  }
}

/** The code of this screen while it lives; one that is over is forgotten. */
export function readStoredCode(screen: CodeScreen, now: number): StoredCode | null {
  const code = readCode()
  if (!code) return null
  const age = now - code.sentAt
  if (age < 0 || age >= code.expiresIn * SECOND_MS) {
    clearCode()
    return null
  }
  return code.screen === screen ? code : null
}

/** What is left of its times. */
export function codeLeft({ request, sentAt, expiresIn, resendIn }: StoredCode, now: number): CodeResponse {
  const age = Math.floor((now - sentAt) / SECOND_MS)
  return { request, expiresInSeconds: expiresIn - age, resendInSeconds: Math.max(0, resendIn - age) }
}

/** Storage may hold anything. */
function readCode(): StoredCode | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(stored)) return null
    const { screen, channel, phone, request, sentAt, expiresIn, resendIn, refusals } = stored
    if (screen !== 'registration' && screen !== 'renew') return null
    if (channel !== 'sms' && channel !== 'email') return null
    if (typeof phone !== 'string' || typeof request !== 'string') return null
    if (typeof sentAt !== 'number' || typeof expiresIn !== 'number') return null
    if (typeof resendIn !== 'number' || typeof refusals !== 'number') return null
    return { screen, channel, phone, request, sentAt, expiresIn, resendIn, refusals }
  } catch {
    return null
  }
}

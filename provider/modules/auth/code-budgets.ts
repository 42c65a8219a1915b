import { subMilliseconds } from 'date-fns'
import { CODE_COOLDOWN_SECONDS, type CodeChannel, type CodePurpose } from '@/provider/contract/rules/auth/codes'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How far back the codes of a phone and of a network count. */
export const PHONE_WINDOW_MS = DAY_MS
export const NETWORK_WINDOW_MS = HOUR_MS

const OF_TEN_MINUTES = { limit: 3, windowMs: 10 * MINUTE_MS }

/**
 * Which codes of a phone are counted together. `visitors`: SMS that anybody may request. `letters`: those to a confirmed
 * e-mail. They cost the branch nothing, but a stranger must not fill a mailbox with them. `own`: those that the client requests
 * in his session. What strangers request takes nothing from the last, nor SMS from letters.
 */
export type CodePool = 'visitors' | 'letters' | 'own'

type CodeRoute = { clientId: number | null; purpose: CodePurpose; channel: CodeChannel }

/** A code to another phone than the client's counts as one that anybody requests for that phone. */
export function poolOf({ clientId, purpose, channel }: CodeRoute): CodePool {
  if (clientId !== null && purpose !== 'phone_new') return 'own'
  return channel === 'email' ? 'letters' : 'visitors'
}

const OF_PHONE: Record<CodePool, Budget[]> = {
  visitors: [OF_TEN_MINUTES, { limit: 10, windowMs: DAY_MS }],
  letters: [OF_TEN_MINUTES, { limit: 5, windowMs: DAY_MS }],
  own: [OF_TEN_MINUTES, { limit: 10, windowMs: DAY_MS }],
}
const OF_NETWORK = { limit: 10, windowMs: NETWORK_WINDOW_MS }
/** The /48 of an IPv6 network: one household may have all its 65,536 networks. */
const OF_WIDE_NETWORK = { limit: 40, windowMs: NETWORK_WINDOW_MS }

/** Codes a day of each pool beyond the budgets of the phone, for browsers in which its client was signed in before. */
const RESERVE = 2

/** Codes a day that one client may request to phones or e-mails that are not his yet. */
const FOREIGN_CODES = 5

const COOLDOWN_MAX_SECONDS = 10 * 60

/** Who requests a code. Networks null: the machine's own address, which names no visitor and has no budget. */
export type CodeRequester = { phone: string; network: string | null; wideNetwork: string | null }

type Requested = CodeRequester & { pool: CodePool }

export type RecentCode = Requested & { createdAt: Date; usedAt: Date | null; reserved: boolean }

/** Seconds to wait, or the time after which the same visitor may request the next code. */
export type Admission = { waitSeconds: number } | { waitSeconds: null; resendInSeconds: number; reserved: boolean }

type Budget = { limit: number; windowMs: number }

/**
 * Decides on one more code. Strangers' phones count like clients' phones, and only the phone and the network count:
 * neither the response nor its wait reveals clients, or codes of other phones.
 *
 * @param codes those of the phone and of its networks, the newest first
 * @param isRecognised the phone's client was signed in before in this browser
 */
export function admissionOf(codes: RecentCode[], requester: Requested, isRecognised: boolean, at: Date): Admission {
  const ofPhone = codes.filter(({ phone, pool }) => phone === requester.phone && pool === requester.pool)
  const unused = ofPhone.filter(({ usedAt }) => usedAt === null)
  const own = unused.filter(({ network }) => network === requester.network)
  const ownWait = waitAfter(own[0], cooldownSeconds(own.length - 1), at)
  const phoneWait = Math.max(
    waitAfter(unused[0], CODE_COOLDOWN_SECONDS, at),
    ...OF_PHONE[requester.pool].map((budget) => waitFor(ofPhone, budget, at)),
  )
  const reserved = phoneWait > 0 && isRecognised && ofPhone.filter((code) => code.reserved).length < RESERVE
  const waitSeconds = Math.max(ownWait, networkWait(codes, requester, at), reserved ? 0 : phoneWait)
  return waitSeconds > 0
    ? { waitSeconds }
    : { waitSeconds: null, resendInSeconds: cooldownSeconds(own.length), reserved }
}

function networkWait(codes: RecentCode[], { network, wideNetwork, pool }: Requested, at: Date): number {
  // A neighbour in the network of a client must not use up the codes of his session.
  if (network === null || pool === 'own') return 0
  const near = codes.filter((code) => code.network === network)
  const far = wideNetwork === null ? [] : codes.filter((code) => code.wideNetwork === wideNetwork)
  return Math.max(waitFor(near, OF_NETWORK, at), waitFor(far, OF_WIDE_NETWORK, at))
}

/**
 * Returns the seconds until a client may request a code to a phone or an e-mail that is not his yet; null: now.
 *
 * @param requestedAt when he requested such codes within the day, the newest first
 */
export function foreignCodeWait(requestedAt: readonly Date[], at: Date): number | null {
  const last = requestedAt[FOREIGN_CODES - 1]
  return last ? Math.max(1, Math.ceil((last.getTime() + DAY_MS - at.getTime()) / 1000)) : null
}

/** @param before unused codes of this phone within a day that were requested from the same network */
function cooldownSeconds(before: number): number {
  return Math.min(CODE_COOLDOWN_SECONDS * 2 ** before, COOLDOWN_MAX_SECONDS)
}

function waitFor(codes: RecentCode[], { limit, windowMs }: Budget, at: Date): number {
  const recent = codes.filter(({ createdAt }) => createdAt > subMilliseconds(at, windowMs))
  return waitAfter(recent[limit - 1], windowMs / 1000, at)
}

/** Returns the whole seconds until `seconds` have passed since the code was made. */
function waitAfter(code: RecentCode | undefined, seconds: number, at: Date): number {
  if (!code) return 0
  return Math.max(0, Math.ceil((code.createdAt.getTime() - at.getTime()) / 1000 + seconds))
}

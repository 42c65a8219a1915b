import { subMilliseconds } from 'date-fns'
import { CODE_COOLDOWN_SECONDS } from '@/provider/contract/rules/auth/codes'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How far back the codes of a phone and of a network are counted. */
export const PHONE_WINDOW_MS = DAY_MS
export const NETWORK_WINDOW_MS = HOUR_MS

const OF_PHONE = [
  { limit: 3, windowMs: 10 * MINUTE_MS },
  { limit: 10, windowMs: DAY_MS },
]
const OF_NETWORK = { limit: 10, windowMs: NETWORK_WINDOW_MS }
/** The /48 around an IPv6 network: a household's own, or 65,536 networks would be one stranger's. */
const OF_WIDE_NETWORK = { limit: 40, windowMs: NETWORK_WINDOW_MS }

/** A day, beyond the budgets of the phone, for browsers in which its client was signed in before. */
const RESERVE = 2

/** A day, of one client, to phones or e-mails that are not his yet. */
const ELSEWHERE = 5

const COOLDOWN_MAX_SECONDS = 10 * 60

/** Networks null: the machine's own address, which names no visitor and has no budget. */
export type Asker = { phone: string; network: string | null; wideNetwork: string | null }

export type AskedCode = Asker & { createdAt: Date; usedAt: Date | null; reserved: boolean }

/** Seconds to wait, or when the same asker may ask for the next one after this. */
export type Admission = { waitSeconds: number } | { waitSeconds: null; resendInSeconds: number; reserved: boolean }

type Budget = { limit: number; windowMs: number }

/**
 * The verdict on one more code. Strangers' phones count like clients', and nothing counts but the phone and the network:
 * neither the answer nor its wait tells of clients, or of what is asked for elsewhere.
 *
 * @param asked what counts for the asker, the newest first.
 * @param isKnown in this browser the phone's client was signed in before.
 */
export function admissionOf(asked: AskedCode[], asker: Asker, isKnown: boolean, at: Date): Admission {
  const ofPhone = asked.filter(({ phone }) => phone === asker.phone)
  const unused = ofPhone.filter(({ usedAt }) => usedAt === null)
  const own = unused.filter(({ network }) => network === asker.network)
  const ownWait = waitAfter(own[0], cooldownSeconds(own.length - 1), at)
  const phoneWait = Math.max(
    waitAfter(unused[0], CODE_COOLDOWN_SECONDS, at),
    ...OF_PHONE.map((budget) => waitFor(ofPhone, budget, at)),
  )
  const reserved = phoneWait > 0 && isKnown && ofPhone.filter((code) => code.reserved).length < RESERVE
  const waitSeconds = Math.max(ownWait, networkWait(asked, asker, at), reserved ? 0 : phoneWait)
  return waitSeconds > 0
    ? { waitSeconds }
    : { waitSeconds: null, resendInSeconds: cooldownSeconds(own.length), reserved }
}

function networkWait(asked: AskedCode[], { network, wideNetwork }: Asker, at: Date): number {
  if (network === null) return 0
  const near = asked.filter((code) => code.network === network)
  const far = wideNetwork === null ? [] : asked.filter((code) => code.wideNetwork === wideNetwork)
  return Math.max(waitFor(near, OF_NETWORK, at), waitFor(far, OF_WIDE_NETWORK, at))
}

/** @param asked when this client asked for such codes within the day, the newest first. @returns null: he may. */
export function elsewhereWait(asked: readonly Date[], at: Date): number | null {
  const last = asked[ELSEWHERE - 1]
  return last ? Math.max(1, Math.ceil((last.getTime() + DAY_MS - at.getTime()) / 1000)) : null
}

/** @param before codes of this phone within a day that its asker's network got and nobody has used. */
function cooldownSeconds(before: number): number {
  return Math.min(CODE_COOLDOWN_SECONDS * 2 ** before, COOLDOWN_MAX_SECONDS)
}

function waitFor(codes: AskedCode[], { limit, windowMs }: Budget, at: Date): number {
  const recent = codes.filter(({ createdAt }) => createdAt > subMilliseconds(at, windowMs))
  return waitAfter(recent[limit - 1], windowMs / 1000, at)
}

/** Whole seconds until so many have passed since the code was made. */
function waitAfter(code: AskedCode | undefined, seconds: number, at: Date): number {
  if (!code) return 0
  return Math.max(0, Math.ceil((code.createdAt.getTime() - at.getTime()) / 1000 + seconds))
}

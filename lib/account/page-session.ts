import 'server-only'
import { cookies } from 'next/headers'
import type { Session } from '@/lib/api/auth-session'
import { readSessionId } from '@/lib/auth/session-cookie'
import { serverEnv } from '@/lib/config/server-env'

/**
 * The session that whoever opens this page claims to have; null without one. Only for pages that nobody keeps: with it the
 * provider answers one client. One that is over is a guest's.
 */
export async function pageSession(): Promise<Session | null> {
  const id = readSessionId(await cookies(), serverEnv().SITE_URL)
  return id === null ? null : { id, clientToken: null }
}

import Cookies from 'js-cookie'

const EXPIRES_DAYS = 365
const listeners = new Set<() => void>()

/** How a visitor leaves the cookie notice: only "continue" also allows analytics (PRODUCT §9). */
export type Choice = 'continue' | 'necessary'

export function hasAnswered(): boolean {
  return Cookies.get('cookie_consent') === 'true'
}

export function allowsAnalytics(): boolean {
  return Cookies.get('analytics') === 'yes'
}

export function answerNotice(choice: Choice): void {
  const options = { expires: EXPIRES_DAYS, sameSite: 'Lax', secure: window.location.protocol === 'https:' } as const
  Cookies.set('cookie_consent', 'true', options)
  if (choice === 'continue') Cookies.set('analytics', 'yes', options)
  for (const listener of listeners) listener()
}

/** Calls back when the notice is answered on this page. @returns the end of the subscription */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

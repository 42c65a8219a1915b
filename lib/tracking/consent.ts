import Cookies from 'js-cookie'

/** Said by public/assets/boot.js, which takes the answer to the cookie notice: a press counts before these scripts run. */
const ANSWERED = 'notice-answered'

export function hasAnswered(): boolean {
  return Cookies.get('cookie_consent') === 'true'
}

/** Only whoever left the notice by "continue" (PRODUCT §9). */
export function allowsAnalytics(): boolean {
  return hasAnswered() && Cookies.get('analytics') === 'yes'
}

/** Calls back when the notice is answered on this page. @returns the end of the subscription */
export function onAnswer(listener: () => void): () => void {
  document.addEventListener(ANSWERED, listener)
  return () => document.removeEventListener(ANSWERED, listener)
}

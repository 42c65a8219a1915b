import { hashPassword } from '@/provider/security/password-hash'

/** Of every registered client of the demo; scripts/launch.mjs tells it. */
export const DEMO_PASSWORD = 'demo-password-2026'
const DEMO_SALT = Buffer.from('salt-of-the-demo')

/** The same each time: the demo's rows are, and so a live branch recognises them. */
export function demoPasswordHash(): Promise<string> {
  return hashPassword(DEMO_PASSWORD, DEMO_SALT)
}

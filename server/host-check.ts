import type { SiteConfig } from '@/lib/config/site-env'

type Named = Pick<SiteConfig, 'SUN_MODE' | 'HOST' | 'SITE_SOCKET' | 'SITE_URL'>

const EVERYWHERE = new Set(['0.0.0.0', '::'])
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * Says whether a Host header means this site. Live mode knows its own address only. A demo also answers to this machine
 * and to HOST, under any port, since ports are forwarded; a foreign name that was bent to this machine (DNS rebinding)
 * is rejected. HOST 0.0.0.0 asks for visitors of any name, and behind a Unix socket the front chooses the names.
 */
export function createHostCheck({
  SUN_MODE,
  HOST,
  SITE_SOCKET,
  SITE_URL,
}: Named): (host: string | undefined) => boolean {
  const own = new URL(SITE_URL)
  if (SUN_MODE === 'live') return (host) => host?.toLowerCase() === own.host
  if (SITE_SOCKET || EVERYWHERE.has(HOST)) return () => true
  const names = new Set([...THIS_MACHINE, own.hostname, HOST.includes(':') ? `[${HOST}]` : HOST.toLowerCase()])
  return (host) => host !== undefined && names.has(host.toLowerCase().replace(/:\d{1,5}$/, ''))
}

import { FailureError } from '@/provider/failure-error'
import type { ProviderServer } from './server'

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']
/** A form's or a script's request of another site names itself; an address that was typed is `none`. */
const OWN_SITES: unknown[] = [undefined, 'none', 'same-origin']

/**
 * What a demo shows to whoever sits at the machine. A page of the internet whose name was pointed at this machine (DNS
 * rebinding) reaches its port too, but not under one of its own names.
 *
 * @param host that the provider was told to listen at.
 */
export function requireLocalHost(scope: ProviderServer, host: string | undefined): void {
  const names = [...LOCAL_HOSTS, ...(host === undefined ? [] : [asName(host)])]
  scope.addHook('onRequest', async ({ headers }) => {
    const isOurs = names.includes(nameIn(headers.host)) && OWN_SITES.includes(headers['sec-fetch-site'])
    if (!isOurs) throw new FailureError('not_found', 'No such route.')
  })
}

/** Without the port. */
function nameIn(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}

function asName(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase()
}

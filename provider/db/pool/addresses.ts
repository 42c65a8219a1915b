/** Values of `target_session_attrs`, as libpq has them; `primary` and `read-write` mean the same here. */
const ATTRIBUTES = ['any', 'read-write', 'primary']
const ADDRESS = /^(postgres(?:ql)?:\/\/)([^/?#]*)([^?#]*)(.*)$/s

export type Addresses = {
  /** One address for each server, in their order; each as pg reads it. */
  urls: string[]
  /** Only the server that takes writes will do. */
  needsPrimary: boolean
}

/**
 * Reads an address that may name several servers, as libpq does: `postgresql://user@h1:5432,h2:5433/db`, or
 * `?host=/socket1,/socket2&port=5432,5433`. pg takes one server only and knows no `target_session_attrs`.
 *
 * @throws {Error} when it cannot be read; the message repeats nothing of the address, which holds a password
 */
export function readAddresses(url: string): Addresses {
  const [, scheme = '', authority = '', path = '', query = ''] = ADDRESS.exec(url) ?? []
  const at = authority.lastIndexOf('@') + 1
  const [user, hosts] = [authority.slice(0, at), authority.slice(at).split(',')]
  const parameters = new URLSearchParams(query)
  const attributes = parameters.get('target_session_attrs')
  if (attributes !== null && !ATTRIBUTES.includes(attributes)) {
    throw new Error(`must have one of ${ATTRIBUTES.join(', ')} as target_session_attrs`)
  }
  const sockets = parameters.get('host')?.split(',') ?? []
  // The text stays as it is: some addresses that pg takes are none for `URL`.
  if (attributes === null && hosts.length === 1 && sockets.length < 2) return { urls: [url], needsPrimary: false }

  parameters.delete('target_session_attrs')
  const ports = parameters.get('port')?.split(',') ?? []
  const names = sockets.length > 1 ? sockets : hosts
  const urls = names.map((name, index) => {
    const own = new URLSearchParams(parameters)
    if (sockets.length > 1) own.set('host', name)
    const port = ports[index] ?? ports[0]
    if (port !== undefined) own.set('port', port)
    const host = sockets.length > 1 ? hosts[0] : name
    return `${scheme}${user}${host}${path}${own.size > 0 ? `?${own}` : ''}`
  })
  if (!urls.every((one) => URL.canParse(one, 'postgres://base'))) throw new Error('must be a postgresql:// address')
  return { urls, needsPrimary: attributes === 'read-write' || attributes === 'primary' }
}

/** Returns the address of another database of the same servers. */
export function withDatabase(url: string, name: string): string {
  return url.replace(ADDRESS, (_, scheme: string, authority: string, _path: string, query: string) =>
    [scheme, authority, '/', name, query].join(''),
  )
}

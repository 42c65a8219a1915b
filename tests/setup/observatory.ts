/** A page as a scanner gets it over https. A header that came several times is a list. */
export type ScannedPage = {
  headers: Record<string, string | string[] | undefined>
  html: string
}

/** One rule's result; `points` are added to 100. */
type Finding = { rule: string; points: number; why: string }

type Policy = ReadonlyMap<string, ReadonlySet<string>>

const START = 100
/** A page that loses more than ten points gets no extra credit. */
const EXTRA_CREDIT_FROM = 90
const SIX_MONTHS_SECONDS = 15_768_000

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:']
const NONCE_OR_HASH = /^'(nonce|sha256|sha384|sha512)-/
const PASSIVE = ['img-src', 'media-src']

/**
 * Scores a page by the published rules of MDN's HTTP Observatory (mdn-http-observatory 1.6.3, August 2026). What lies
 * before the site is taken for granted, being the proxy's: a valid certificate and the redirect from http. Whether the
 * domain stands in the browsers' list of https-only names is not known here, and gives no points.
 */
export function scorePage(page: ScannedPage): { score: number; findings: Finding[] } {
  const policy = readPolicy(page)
  const findings = [
    scorePolicy(policy),
    scoreCookies(page),
    scoreSharing(page),
    scoreIsolation(page, 'cross-origin-embedder-policy', ['require-corp', 'credentialless'], ['unsafe-none']),
    scoreIsolation(
      page,
      'cross-origin-opener-policy',
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
    scoreIsolation(page, 'cross-origin-resource-policy', ['same-origin', 'same-site'], ['cross-origin']),
    scoreReferrer(page),
    scoreTransport(page),
    scoreScripts(page),
    scoreSniffing(page),
    scoreFraming(page, policy),
  ]
  const lost = findings.reduce((sum, { points }) => sum + Math.min(points, 0), START)
  const all = findings.reduce((sum, { points }) => sum + points, START)
  return { score: Math.max(0, lost >= EXTRA_CREDIT_FROM ? all : lost), findings: findings.filter(isCounted) }
}

/** Scripts that a page loads without saying what must be in them: stricter than the Observatory, which one hash contents. */
export function scriptsWithoutHash(html: string): string[] {
  return scriptsOf(html)
    .filter(({ integrity }) => !integrity)
    .map(({ src }) => src)
}

const isCounted = ({ points }: Finding) => points !== 0

function headerOf({ headers }: ScannedPage, name: string): string | null {
  const value = headers[name]
  return value === undefined ? null : [value].flat().join(', ')
}

/** Null: none. Two policies of one page would have to be joined; we send one. */
function readPolicy(page: ScannedPage): Policy | 'invalid' | null {
  const text = headerOf(page, 'content-security-policy')
  if (text === null) return null
  const policy = new Map<string, Set<string>>()
  for (const [name = '', ...sources] of text.split(';').map((rule) => rule.trim().toLowerCase().split(/\s+/))) {
    if (name === '') continue
    if (policy.has(name)) return 'invalid'
    policy.set(name, new Set(sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources))
  }
  return policy.size === 0 ? null : policy
}

function scorePolicy(policy: Policy | 'invalid' | null): Finding {
  const finding = (points: number, why: string) => ({ rule: 'content-security-policy', points, why })
  if (policy === null) return finding(-25, 'none')
  if (policy === 'invalid') return finding(-25, 'unreadable')
  const sourcesOf = (name: string) => new Set(policy.get(name) ?? policy.get('default-src') ?? ['*'])
  const [scripts, styles, objects] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')]
  for (const sources of [scripts, styles])
    if ([...sources].some((source) => NONCE_OR_HASH.test(source))) sources.delete("'unsafe-inline'")
  const has = (sources: ReadonlySet<string>, some: readonly string[]) => some.some((source) => sources.has(source))
  const isPlain = (source: string) => /^(http|ftp):/.test(source)
  const active = [...policy].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, sources]) => [...sources])
  if (has(scripts, UNSAFE) || has(objects, BROAD)) return finding(-20, 'unsafe scripts or objects')
  if (active.some(isPlain)) return finding(-20, 'active content over http')
  if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) return finding(-10, 'unsafe-eval')
  if (PASSIVE.flatMap((name) => [...sourcesOf(name)]).some(isPlain)) return finding(-10, 'pictures over http')
  if (has(styles, UNSAFE)) return finding(0, 'unsafe styles')
  const byDefault = policy.get('default-src')
  const isNone = byDefault?.size === 1 && byDefault.has("'none'")
  return isNone ? finding(10, "default-src 'none', nothing unsafe") : finding(5, 'nothing unsafe')
}

function scoreCookies({ headers }: ScannedPage): Finding {
  const finding = (points: number, why: string) => ({ rule: 'cookies', points, why })
  const cookies = [headers['set-cookie'] ?? []].flat().map(readCookie)
  if (cookies.length === 0) return finding(0, 'none')
  const isProtected = typeof headers['strict-transport-security'] === 'string'
  const faults = cookies.flatMap(({ name, secure, httpOnly, sameSite }) => [
    ...(sameSite !== null && !['lax', 'strict', 'none'].includes(sameSite) ? [-20] : []),
    ...(sameSite === 'none' && !secure ? [-20] : []),
    ...(secure ? [] : [isProtected ? -5 : -20]),
    ...(!secure && isSessionName(name) ? [isProtected ? -10 : -40] : []),
    ...(!httpOnly && isSessionName(name) ? [-30] : []),
    ...(name.includes('csrf') && sameSite === null ? [-20] : []),
  ])
  if (faults.length > 0) return finding(Math.min(...faults), 'a cookie without its flags')
  return cookies.every(({ sameSite }) => sameSite !== null) ? finding(5, 'all flags') : finding(0, 'no SameSite')
}

const isSessionName = (name: string) => name.includes('login') || name.includes('sess')

function readCookie(text: string) {
  const [pair = '', ...flags] = text.split(';').map((part) => part.trim().toLowerCase())
  const sameSite = flags.find((flag) => flag.startsWith('samesite'))
  return {
    name: pair.split('=')[0] ?? '',
    secure: flags.includes('secure'),
    httpOnly: flags.includes('httponly'),
    sameSite: sameSite === undefined ? null : (sameSite.split('=')[1] ?? ''),
  }
}

/** The scanner names a foreign origin; a page that gives it its content and takes cookies is open to everybody. */
function scoreSharing(page: ScannedPage): Finding {
  const origin = headerOf(page, 'access-control-allow-origin')
  const isOpen = origin !== null && origin !== '*' && headerOf(page, 'access-control-allow-credentials') === 'true'
  return { rule: 'cross-origin-resource-sharing', points: isOpen ? -50 : 0, why: origin ?? 'none' }
}

function scoreIsolation(page: ScannedPage, rule: string, good: string[], neutral: string[]): Finding {
  const value = headerOf(page, rule)?.trim().toLowerCase() ?? null
  if (value === null || neutral.includes(value)) return { rule, points: 0, why: value ?? 'none' }
  return { rule, points: good.includes(value) ? 10 : -5, why: value }
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const TALKATIVE = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

function scoreReferrer(page: ScannedPage): Finding {
  const value = headerOf(page, 'referrer-policy')
  const known = (value ?? '').split(',').map((part) => part.trim().toLowerCase())
  const last = known.filter((part) => [...PRIVATE, ...TALKATIVE].includes(part)).at(-1) ?? ''
  const points = value === null ? 0 : PRIVATE.includes(last) ? 5 : -5
  return { rule: 'referrer-policy', points, why: value ?? 'none' }
}

function scoreTransport(page: ScannedPage): Finding {
  const value = headerOf(page, 'strict-transport-security')
  const finding = (points: number) => ({ rule: 'strict-transport-security', points, why: value ?? 'none' })
  const seconds = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds) || value?.includes(',')) return finding(-20)
  return finding(seconds < SIX_MONTHS_SECONDS ? -10 : 0)
}

function scriptsOf(html: string) {
  const tags = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => attributes)
  return tags.flatMap((attributes) => {
    const src = attributeOf(attributes, 'src')
    return src === null ? [] : [{ src, integrity: attributeOf(attributes, 'integrity') }]
  })
}

function attributeOf(attributes: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? null
}

/** Of our own origin one hash is enough for the points; of others every script needs one, and https. */
function scoreScripts({ html }: ScannedPage): Finding {
  const scripts = scriptsOf(html)
  const foreign = scripts.filter(({ src }) => /^(https?:)?\/\//.test(src))
  const finding = (points: number, why: string) => ({ rule: 'subresource-integrity', points, why })
  const isPlain = ({ src }: { src: string }) => !src.startsWith('https:')
  if (foreign.some((script) => isPlain(script) && !script.integrity)) return finding(-50, 'a foreign script over http')
  if (foreign.some(isPlain)) return finding(-20, 'a foreign script over http')
  if (foreign.some(({ integrity }) => !integrity)) return finding(-5, 'a foreign script without a hash')
  const hasHash = scripts.some(({ integrity }) => integrity)
  return hasHash ? finding(5, 'hashes') : finding(0, scripts.length === 0 ? 'no scripts' : 'no hashes')
}

function scoreSniffing(page: ScannedPage): Finding {
  const value = headerOf(page, 'x-content-type-options')
  return { rule: 'x-content-type-options', points: value === 'nosniff' ? 0 : -5, why: value ?? 'none' }
}

function scoreFraming(page: ScannedPage, policy: Policy | 'invalid' | null): Finding {
  const finding = (points: number, why: string) => ({ rule: 'x-frame-options', points, why })
  if (policy instanceof Map && policy.has('frame-ancestors')) return finding(5, 'by frame-ancestors')
  const value = headerOf(page, 'x-frame-options')?.toLowerCase() ?? null
  if (value === 'deny' || value === 'sameorigin') return finding(5, value)
  return finding(value?.startsWith('allow-from') ? 0 : -20, value ?? 'none')
}

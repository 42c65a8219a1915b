import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { countAttempt } from '@/lib/limits/count-attempt'
import { POLICY_REPORTS_PATH } from '@/lib/routing/policy-reports'
import { sendPlainResponse } from '../plain-response'

/** A browser sends one violation, or those of a page together. */
const BODY_MAX_BYTES = 16 * 1024
const REPORTS_MAX = 20
/** Host names that are counted by themselves: the counters live as long as the process, and a report may name any host. */
const HOSTS_MAX = 50
const TYPES = /^application\/(csp-report|reports\+json)\s*(;|$)/i

/** Those of our policies, and those that browsers derive from them. */
const DIRECTIVES = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'manifest-src', 'worker-src', 'media-src', 'object-src'],
  ...['frame-src', 'child-src', 'form-action', 'base-uri', 'frame-ancestors'],
  ...['require-trusted-types-for', 'trusted-types'],
]

/** What browsers write where nothing was asked of a host. */
const KEYWORDS = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink']

const ReportText = z.string().max(4096)
/** Of `report-uri`. */
const LegacyReport = z.object({
  'csp-report': z.object({
    'effective-directive': ReportText.optional(),
    'violated-directive': ReportText.optional(),
    'blocked-uri': ReportText.optional(),
  }),
})
/** Of `report-to`, several together. */
const ReportBatch = z
  .array(
    z.object({
      type: ReportText,
      body: z.object({ effectiveDirective: ReportText.optional(), blockedURL: ReportText.nullish() }),
    }),
  )
  .max(REPORTS_MAX)

export type Violation = { directive: string; host: string }

type Deps = {
  siteUrl: string
  security: Record<string, string>
  count: (violation: Violation) => void
}

/**
 * Answers for reports of what a page's policy has stopped. They are counted by rule and host, and forgotten: the address of
 * the page may hold a visitor's own query. Anybody may write a report, so that a count is a hint and no proof.
 *
 * @returns whether the address was theirs, and is answered
 */
export function createPolicyReports({ siteUrl, security, count }: Deps) {
  const own = new URL(siteUrl).hostname
  const hosts = new Set<string>()

  return (request: IncomingMessage, response: ServerResponse, address: string): boolean => {
    if (request.url?.split('?')[0] !== POLICY_REPORTS_PATH) return false
    void respond(request, response, address)
    return true
  }

  async function respond(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const reject = (status: number, body: string, headers = {}) =>
      sendPlainResponse(response, { status, body }, { ...security, connection: 'close', ...headers })
    if (request.method !== 'POST') return reject(405, 'Method Not Allowed', { allow: 'POST' })
    if (!TYPES.test(request.headers['content-type'] ?? '')) return reject(415, 'Unsupported Media Type')
    const waitMs = await countAttempt('reportPolicy', address)
    if (waitMs !== null) return reject(429, 'Too Many Requests', { 'retry-after': String(Math.ceil(waitMs / 1000)) })
    const text = await readBody(request)
    if (text === null) return reject(413, 'Content Too Large')
    const violations = readReports(text)
    if (violations === null) return reject(400, 'Bad Request')
    for (const { directive, blocked } of violations) count({ directive: ruleOf(directive), host: hostOf(blocked) })
    response.writeHead(204, { ...security, 'cache-control': 'no-store' }).end()
  }

  /** A name of few: of a host that is not ours nothing else than its name, of a browser's extension not even that. */
  function hostOf(blocked: string): string {
    if (KEYWORDS.includes(blocked)) return blocked
    if (!URL.canParse(blocked)) return 'unreadable'
    const { protocol, hostname } = new URL(blocked)
    if (!/^(https?|wss?):$/.test(protocol)) return protocol.endsWith('extension:') ? 'extension' : 'another scheme'
    if (hostname === own) return 'self'
    if (!hosts.has(hostname) && hosts.size >= HOSTS_MAX) return 'another host'
    hosts.add(hostname)
    return hostname
  }
}

function ruleOf(directive: string): string {
  const [name = ''] = directive.split(' ')
  return DIRECTIVES.includes(name) ? name : 'another rule'
}

/** @returns null for a body that is too long, or that never came */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > BODY_MAX_BYTES) return null
      chunks.push(chunk)
    }
  } catch {
    return null
  }
  return Buffer.concat(chunks).toString()
}

/** @returns null for a text that is no report */
function readReports(text: string): { directive: string; blocked: string }[] | null {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return null
  }
  const legacy = LegacyReport.safeParse(content)
  if (legacy.success) {
    const report = legacy.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
    return [{ directive, blocked: report['blocked-uri'] ?? '' }]
  }
  const reports = ReportBatch.safeParse(content)
  if (!reports.success) return null
  return reports.data
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({ directive: body.effectiveDirective ?? '', blocked: body.blockedURL ?? '' }))
}

import { z } from 'zod'

/** Tokens that the launcher makes for a demo start with this; live mode rejects them. */
export const DEMO_SECRET_PREFIX = 'demo-'

const SECRET_MIN_LENGTH = 32

const port = z.coerce.number().int().min(1).max(65_535)
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
/** `none` says aloud that there are none. */
const addressList = z
  .string()
  .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((address) => address.trim())))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6()], { error: 'must be IP addresses, separated by commas' })))

const hookList = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be http or https addresses, separated by commas' })))

/** The site's environment. Every name here stands in `.env.example`; a test holds it there. */
export const SiteEnv = z.object({
  SUN_MODE: z.enum(['demo', 'live']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** Path of a Unix socket to listen on instead of HOST and PORT. */
  SITE_SOCKET: z.string().optional(),
  SITE_URL: webAddress.optional(),
  PROVIDER_URL: webAddress.default('http://127.0.0.1:3100'),
  PROVIDER_TOKEN: z.string({ error: 'is missing: the token that the provider expects' }),
  /** Memory for pages that are kept; an eighth of it once more for the data of soft navigations. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(128),
  TRUSTED_PROXY: addressList.default([]),
  /** Valkey or Redis where all instances of the site count attempts; without it each counts its own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' }).optional(),
  /** Purge hooks of the caches in front, such as nginx. A call says nothing but that pages have changed. */
  PURGE_URLS: hookList.default([]),
  /** Where `/metrics` is shown; nowhere without a port. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  /** The same of the renderer, which is a process of its own. */
  RENDERER_METRICS_PORT: port.optional(),
  /** Collector of traces (OTLP over HTTP); without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  /** Counter of Yandex Metrika; without it no analytics at all. */
  METRIKA_ID: z.coerce.number().int().positive().optional(),
  /** Specification §3, `displaySeoCars`: whether search engines get a page for every class of cars. */
  DISPLAY_SEO_CARS: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('yes'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  NEXT_PUBLIC_STATION: z.string().optional(),
  NEXT_PUBLIC_SETTINGS_STATION: z.string().optional(),
  NEXT_PUBLIC_DEFAULT_PLACE_ID: z.coerce.number().int().positive().optional(),
  NEXT_PUBLIC_SHOP_ID: z.string().regex(/^\d+$/).optional(),
  NEXT_PUBLIC_SCID: z.string().regex(/^\d+$/).optional(),
  NEXT_PUBLIC_MAP_LATITUDE: z.coerce.number().min(-90).max(90).optional(),
  NEXT_PUBLIC_MAP_LONGITUDE: z.coerce.number().min(-180).max(180).optional(),
  NEXT_PUBLIC_ENVIRONMENT: z.string().optional(),
  NEXT_PUBLIC_STATION_TIME_ZONE: z.string().refine(isTimeZone, 'is no known time zone').optional(),
  NEXT_PUBLIC_BRAND: z.string().optional(),
  NEXT_PUBLIC_COMPONENTS_PAGE: z.literal('1', { error: 'must be 1 or empty' }).optional(),
  NEXT_PUBLIC_NEWS_LANGUAGES: z
    .string()
    .regex(/^(ru|en|zh-CN)(,(ru|en|zh-CN))*$/, 'must be a list of ru, en, zh-CN')
    .optional(),
})

export type SiteConfig = Omit<z.infer<typeof SiteEnv>, 'SITE_URL'> & { SITE_URL: string }

/** What live mode asks on top: nothing of a demo may be left in it. */
const LiveSiteEnv = SiteEnv.extend({
  SITE_URL: z.url({ protocol: /^https$/, error: 'must be an https address in live mode' }),
  PROVIDER_TOKEN: SiteEnv.shape.PROVIDER_TOKEN.min(SECRET_MIN_LENGTH, `needs ${SECRET_MIN_LENGTH} characters`).refine(
    (token) => !token.startsWith(DEMO_SECRET_PREFIX),
    'is a demo secret, which live mode refuses',
  ),
  PROVIDER_URL: SiteEnv.shape.PROVIDER_URL.refine(
    (url) => isUnheard(url, 'https:'),
    'must be an https address in live mode, unless the provider is on this machine',
  ),
  REDIS_URL: SiteEnv.shape.REDIS_URL.refine(
    (url) => url === undefined || isUnheard(url, 'rediss:'),
    'must be a rediss address in live mode, unless the store is on this machine',
  ),
  TRUSTED_PROXY: z
    .string({ error: 'is missing: the addresses of the reverse proxies in front of the site, or the word none' })
    .pipe(addressList),
})

/**
 * Reads the site's environment; an empty value counts as not given.
 *
 * @throws {Error} whose message is one table of everything that is missing or wrong.
 */
export function readSiteEnv(env: Record<string, string | undefined>): SiteConfig {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = (values.SUN_MODE === 'live' ? LiveSiteEnv : SiteEnv).safeParse(values)
  if (!parsed.success) throw new Error(configTable(parsed.error))
  return { ...parsed.data, SITE_URL: parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}` }
}

/** One line per wrong name, aligned: what an operator reads when a start fails. */
function configTable(error: z.ZodError): string {
  const rows = error.issues.map(({ path, message }) => [String(path[0] ?? '(all)'), message] as const)
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, message]) => `  ${name.padEnd(width)}  ${message}`)
  return ['The environment is wrong (names and defaults: .env.example):', ...lines].join('\n')
}

/** Whether nobody on the way reads what goes there; provider/config/live-mode-checks.ts asks the same of its gateways. */
function isUnheard(address: string, encrypted: 'https:' | 'rediss:'): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === encrypted || /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

import { describe, expect, it } from 'vitest'
import { type ScannedPage, scorePage, scriptsWithoutHash } from '../setup/observatory'

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** What the rules ask for, but for the list of https-only names and cross-origin isolation. */
const GOOD: ScannedPage = {
  headers: {
    'content-security-policy': "default-src 'none'; script-src 'self' 'nonce-x'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  },
  html: `<script src="/a.js" integrity="${HASH}"></script>`,
}

const withHeaders = (headers: ScannedPage['headers']) => ({ ...GOOD, headers: { ...GOOD.headers, ...headers } })
const withPolicy = (policy: string) => withHeaders({ 'content-security-policy': `${policy}; frame-ancestors 'none'` })

/** The published table of points, one line a rule. */
describe('the score of a page', () => {
  it.each([
    { name: 'all that is asked for', page: GOOD, score: 145 },
    { name: 'scripts without a hash', page: { ...GOOD, html: '<script src="/a.js"></script>' }, score: 140 },
    { name: 'no scripts', page: { ...GOOD, html: '<p>' }, score: 140 },
    {
      name: 'a foreign script without a hash',
      page: { ...GOOD, html: '<script src="https://x.example/a.js"></script>' },
      score: 135,
    },
    { name: 'a foreign script over http', page: { ...GOOD, html: '<script src="//x.example/a.js">' }, score: 50 },
    { name: "default-src 'self'", page: withPolicy("default-src 'self'"), score: 140 },
    { name: 'unsafe styles', page: withPolicy("default-src 'none'; style-src 'unsafe-inline'"), score: 135 },
    { name: 'unsafe scripts', page: withPolicy("default-src 'none'; script-src 'unsafe-inline'"), score: 80 },
    { name: 'unsafe-eval', page: withPolicy("default-src 'none'; script-src 'unsafe-eval'"), score: 125 },
    { name: 'scripts of any https host', page: withPolicy("default-src 'none'; script-src https:"), score: 80 },
    { name: 'no policy', page: withHeaders({ 'content-security-policy': undefined }), score: 55 },
    { name: 'a rule twice', page: withPolicy("img-src 'self'; img-src *"), score: 55 },
    { name: 'no https promise', page: withHeaders({ 'strict-transport-security': undefined }), score: 80 },
    { name: 'a short promise', page: withHeaders({ 'strict-transport-security': 'max-age=60' }), score: 135 },
    { name: 'a talkative referrer', page: withHeaders({ 'referrer-policy': 'unsafe-url' }), score: 135 },
    { name: 'sniffing', page: withHeaders({ 'x-content-type-options': undefined }), score: 140 },
    { name: 'no opener policy', page: withHeaders({ 'cross-origin-opener-policy': undefined }), score: 135 },
    {
      name: 'cross-origin isolation',
      page: withHeaders({ 'cross-origin-embedder-policy': 'require-corp' }),
      score: 155,
    },
    {
      name: 'cookies with all flags',
      page: withHeaders({ 'set-cookie': ['a=1; Secure; HttpOnly; SameSite=Lax'] }),
      score: 150,
    },
    { name: 'a cookie without SameSite', page: withHeaders({ 'set-cookie': ['a=1; Secure'] }), score: 145 },
    { name: 'a cookie without Secure', page: withHeaders({ 'set-cookie': ['a=1; SameSite=Lax'] }), score: 140 },
    {
      name: 'a session that scripts read',
      page: withHeaders({ 'set-cookie': ['sess=1; Secure; SameSite=Lax'] }),
      score: 70,
    },
    {
      name: 'content for every origin, cookies included',
      page: withHeaders({
        'access-control-allow-origin': 'https://x.example',
        'access-control-allow-credentials': 'true',
      }),
      score: 50,
    },
  ])('of $name is $score', ({ page, score }) => {
    expect(scorePage(page).score).toBe(score)
  })

  it('finds each script that has no hash', () => {
    expect(scriptsWithoutHash(`${GOOD.html}<script src="/b.js"></script><script>1</script>`)).toEqual(['/b.js'])
  })
})

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCardNumber, TEST_CARDS } from '@/provider/demo/test-cashier/cards'
import { GOOD_CARD, newKey, openTestCashier, orderOf, type TestCashier } from '@/tests/setup/open-test-cashier'

const [DECLINED, SECURE, SLOW, NEVER] = ['4000000000000002', '4000000000003220', '4000000000000077', '4000000000000341']
const REAL_CARD = '4111111111111111'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())

const create = (changes = {}) => cashier.gateway.createPayment(orderOf(changes), newKey())
const stateOf = async (id: string) => {
  const { status, cancelReason } = await cashier.gateway.getPayment(id)
  return cancelReason ?? status
}
const langOf = (page: string) => /<html lang="([^"]+)"/.exec(page)?.[1]
/** What stands in the element with this role. */
const textIn = (page: string, role: string) =>
  new RegExp(`role="${role}">(.*?)</(?:p|section)>`, 's').exec(page)?.[1]?.replace(/<[^>]+>/g, ' ')

describe('the page of the test cashier', () => {
  it('says that it is a test, shows the payment and the shop, and lists its cards', async () => {
    const { id } = await create({ description: 'Бронирование <1234567>' })
    const page = (await cashier.read(`/checkout/${id}`)).replaceAll('\u00a0', ' ')
    for (const text of ['настоящие деньги не списываются', '12 345,67 ₽', 'Бронирование &lt;1234567&gt;', '62579'])
      expect(page).toContain(text)
    for (const { number } of TEST_CARDS) expect(page).toContain(number)
    expect(langOf(page)).toBe('ru')
    expect(page.match(/<svg /g)).toHaveLength(1)
    const fields = page.match(/<input type="text"/g) ?? []
    expect(page.match(/<label>[^<]+(<span[^<]+<\/span>)?<input type="text"/g)).toHaveLength(fields.length)
  })

  it.each([
    { name: 'English when asked', language: 'en' as const, query: '', headers: {}, lang: 'en' },
    {
      name: 'Chinese to a Chinese browser, whose shop can only ask for English',
      language: 'zh-CN' as const,
      query: '',
      headers: { 'accept-language': 'zh-CN,zh' },
      lang: 'zh-CN',
    },
    { name: 'Russian by its link', language: 'en' as const, query: '?language=ru', headers: {}, lang: 'ru' },
    {
      name: 'Russian to whoever asks for what is none',
      language: 'ru' as const,
      query: '?language=fr',
      headers: {},
      lang: 'ru',
    },
  ])('speaks $name', async ({ language, query, headers, lang }) => {
    const { id } = await create({ language })
    const page = await cashier.read(`/checkout/${id}${query}`, headers)
    expect(langOf(page)).toBe(lang)
    expect(page).toMatch(/₽\s?12,345\.67|12\s345,67\s₽/)
  })

  it('rejects Chinese as the locale of the shop, which v3 lacks', async () => {
    const { returnUrl } = orderOf()
    const confirmation = { type: 'redirect', return_url: returnUrl, locale: 'zh_CN' }
    const body = { amount: { value: '1.00', currency: 'RUB' }, confirmation }
    const response = await cashier.fetchApi('/payments', { key: newKey(), body })
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ parameter: 'confirmation.locale' }),
    ])
  })

  it('runs no script, loads nothing, and may lead back to the shop', async () => {
    const { id } = await create()
    const response = await fetch(`${cashier.origin}/checkout/${id}`)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^;]+'; form-action 'self' http:\/\/127\.0\.0\.1:9;/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('gives 404 for an unknown payment', async () => {
    expect((await fetch(`${cashier.origin}/checkout/no-such`)).status).toBe(404)
    expect((await cashier.submit('/checkout/no-such', GOOD_CARD)).status).toBe(404)
  })
})

describe('a payer', () => {
  it.each([
    { card: 'the good card', number: '5555 5555 5555 4444', capture: true, state: 'succeeded' },
    { card: 'the good card, held', number: '2200-0000-0000-0004', capture: false, state: 'waiting_for_capture' },
    { card: 'the empty card', number: DECLINED, capture: true, state: 'insufficient_funds' },
    { card: 'the card whose bank is silent', number: NEVER, capture: true, state: 'pending' },
  ])('with $card goes back to the shop: $state', async ({ number, capture, state }) => {
    const payment = await create({ capture })
    const response = await cashier.pay(payment, { number })
    expect([response.status, response.headers.get('location')]).toEqual([303, orderOf().returnUrl])
    expect(await stateOf(payment.id)).toBe(state)
  })

  it('with a slow bank waits in the shop; with a silent one the payment runs out', async () => {
    const [slow, never] = [await create(), await create()]
    await cashier.pay(slow, { number: SLOW })
    await cashier.pay(never, { number: NEVER })
    cashier.clock.now = new Date(cashier.clock.now.getTime() + 19_999)
    expect(await stateOf(slow.id)).toBe('pending')
    cashier.clock.now = new Date(cashier.clock.now.getTime() + 1)
    expect(await stateOf(slow.id)).toBe('succeeded')
    cashier.clock.now = new Date(cashier.clock.now.getTime() + 3_600_000)
    expect(await stateOf(never.id)).toBe('expired_on_confirmation')
  })

  it.each([
    { name: 'the code', answer: 'confirm', shift: 0, state: 'succeeded' },
    { name: 'a wrong code', answer: 'confirm', shift: 1, state: '3d_secure_failed' },
    { name: 'a refusal', answer: 'refuse', shift: 0, state: '3d_secure_failed' },
  ])('answers the bank with $name: $state', async ({ answer, shift, state }) => {
    const { id } = await create()
    const toBank = await cashier.submit(`/checkout/${id}?language=en`, { ...GOOD_CARD, number: SECURE })
    expect(toBank.headers.get('location')).toBe(`/checkout/${id}/bank?language=en`)
    expect(await stateOf(id)).toBe('pending')
    // The start of the page leads there too.
    const page = await cashier.read(`/checkout/${id}?language=en`)
    const printedCode = /test code is (\d{4})/.exec(page)?.[1] ?? ''
    const code = String((Number(printedCode) + shift) % 10_000).padStart(4, '0')
    const back = await cashier.submit(`/checkout/${id}/bank`, { answer, code })
    expect(back.headers.get('location')).toBe(orderOf().returnUrl)
    expect(await stateOf(id)).toBe(state)
  })

  it('pays by QR in one stage, and is not offered it for a hold', async () => {
    const once = await create()
    await cashier.submit(`/checkout/${once.id}`, { method: 'sbp' })
    expect(await cashier.gateway.getPayment(once.id)).toMatchObject({
      status: 'succeeded',
      method: 'sbp',
      cardLast4: null,
    })
    const hold = await create({ capture: false })
    expect(await cashier.read(`/checkout/${hold.id}`)).not.toContain('sbp"')
    await cashier.submit(`/checkout/${hold.id}`, { method: 'sbp' })
    expect(await stateOf(hold.id)).toBe('pending')
  })

  it('is charged once for two presses, and sees so on coming back', async () => {
    const { id } = await create()
    const responses = await Promise.all([1, 2, 3].map(() => cashier.submit(`/checkout/${id}`, GOOD_CARD)))
    const places = responses.map(({ headers }) => headers.get('location')).sort()
    expect(places).toEqual([`/checkout/${id}`, `/checkout/${id}`, orderOf().returnUrl].sort())
    await cashier.tick()
    expect(cashier.listener.heard.filter(({ object }) => object.id === id)).toHaveLength(1)
    const page = await cashier.read(`/checkout/${id}`)
    expect(textIn(page, 'status')).toContain('уже оплачен')
    expect(page).toContain(`href="${orderOf().returnUrl}"`)
    expect(page).not.toContain('<form')
  })

  it('cannot pay what is cancelled', async () => {
    const { id } = await create()
    await cashier.pay({ id }, { number: DECLINED })
    await cashier.pay({ id })
    expect(await stateOf(id)).toBe('insufficient_funds')
    expect(await cashier.read(`/checkout/${id}`)).toContain('деньги не списаны')
  })

  it.each([
    ['a number with a slip', { number: '5555555555554443' }, 'Проверьте номер карты'],
    ['a real card', { number: REAL_CARD }, 'только тестовые карты'],
    ['a card of last year', { expiry: '12/25' }, 'ещё не прошёл'],
    ['half a code', { cvc: '12' }, 'три цифры'],
    ['nothing', { number: '', expiry: '', cvc: '' }, 'Проверьте номер карты'],
  ])('who types %s is told so', async (_, changes, text) => {
    const payment = await create()
    const response = await cashier.pay(payment, changes)
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(textIn(page, 'alert')).toContain(text)
    expect(page).toContain(' aria-invalid="true"')
    expect(await stateOf(payment.id)).toBe('pending')
  })

  it('leaves no card number in the database', async () => {
    const { id } = await create()
    expect(await (await cashier.pay({ id }, { number: REAL_CARD })).text()).not.toContain(REAL_CARD)
    await cashier.pay({ id })
    const client = new pg.Client({ connectionString: cashier.databaseUrl })
    await client.connect()
    const { rows } = await client.query(
      "select coalesce(string_agg(document::text || coalesce(progress::text, ''), ''), '') as kept from sandbox.objects",
    )
    await client.end()
    expect(rows[0].kept).toContain('"last4": "4444"')
    for (const { number } of [...TEST_CARDS, { number: REAL_CARD }])
      expect(rows[0].kept).not.toContain(number.replaceAll(' ', ''))
  })
})

it('the test cards are valid card numbers', () => {
  expect(TEST_CARDS.filter(({ number }) => !isCardNumber(number.replaceAll(' ', '')))).toEqual([])
})

// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { AGREEMENTS, agreementHref, PURPOSES, readPurpose } from '@/lib/documents/agreements'
import { findSource } from '@/lib/documents/sources'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { routing } from '@/lib/i18n/routing'
import { MARKETING_VERSION } from '@/provider/contract/rules/profile/notification-settings'
import { RETENTION } from '@/provider/contract/rules/retention'
import content from '@/provider/demo/seed/data/content.json' with { type: 'json' }

const inForce = async (locale: (typeof routing.locales)[number], document: keyof typeof CURRENT_VERSIONS) =>
  (await findSource(locale, document, CURRENT_VERSIONS[document])) ?? ''

describe.each(routing.locales)('the legal texts in %s', (locale) => {
  it('name each term of storage by the number that the purges read', async () => {
    const policy = await inForce(locale, 'privacy_policy')
    for (const name of Object.keys(RETENTION)) expect(policy, name).toMatch(new RegExp(`\\{retention\\.${name}[|}]`))
    for (const name of ['scanDays', 'photoDays']) expect(policy, name).toContain(`{facts.files.${name}`)
  })

  it('have one list of what no package covers, which the questions tell too', async () => {
    expect(await inForce(locale, 'rentalterms')).toContain('{cover.exclusions}')
    const answer = JSON.stringify(content).split('"insurance-void"')[1]?.split('"id"')[0]
    expect(answer?.match(/\{coverExclusions\}/g)).toHaveLength(routing.locales.length)
  })

  it('say when a refund arrives by the number of the conditions', async () => {
    expect(await inForce(locale, 'public_offer')).toContain('{rules.refundBankDays')
  })

  it('of the policy lead to the consent of each purpose', async () => {
    const policy = await inForce(locale, 'privacy_policy')
    for (const purpose of PURPOSES) expect(policy).toContain(`](${agreementHref(purpose)})`)
  })
})

describe('what a booking asks of a meeting', () => {
  const ASKED = {
    ru: ['номер рейса, поезда или автобуса', 'название судна', 'отель или адрес', 'комментарий', 'по-китайски'],
    en: ['flight, ship, train or bus', 'hotel or address', 'note for the branch', 'Chinese-speaking'],
    'zh-CN': ['航班号、船名、车次或客车班次', '酒店或地址', '备注', '中文接待'],
  }
  it.each(routing.locales)('is named by the policy and by the consent of drivers: %s', async (locale) => {
    for (const document of ['privacy_policy', 'driver_data_agreement'] as const)
      for (const name of ASKED[locale])
        expect((await inForce(locale, document)).replace(/^---.*?---/s, ''), document).toContain(name)
  })
})

describe('the consents by purpose', () => {
  it('are read from the address; an unknown purpose is that of a request', () => {
    const of = (purpose: string | string[] | undefined) => AGREEMENTS[readPurpose(purpose)]
    expect([of('driver'), of('analytics'), of('no-such'), of(['driver']), of(undefined)]).toEqual([
      'driver_data_agreement',
      'analytics_agreement',
      ...Array(3).fill('personal_data_agreement'),
    ])
  })

  it('to advertising are stored with the version of their text', () => {
    expect(CURRENT_VERSIONS.marketing_agreement).toBe(MARKETING_VERSION)
  })
})

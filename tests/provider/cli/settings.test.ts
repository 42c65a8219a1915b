import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SETTING_ABOUTS, settingAbout } from '@/provider/cli/settings/setting-about'
import { settingPatterns } from '@/provider/modules/settings/setting-kinds'
import { wrongSettings } from '@/provider/modules/settings/station-schema'
import { settingsIn } from '@/provider/rules/settings/setting-change'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

describe('settings by command', () => {
  let database: TestDatabase
  let run: ReturnType<typeof openCommands>
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
    run = openCommands(database.url)
  })
  afterAll(() => database.close())

  it('are shown and changed one by one, and the action is recorded', async () => {
    expect((await run('settings get --name rules.depositReleaseDays')).output).toBe(
      'rules.depositReleaseDays = 30\n  целое число 0–1000000\n  за сколько календарных дней после возврата разблокируется залог',
    )
    expect(await run('settings set --name rules.depositReleaseDays --value 14')).toMatchObject({ code: 0 })
    expect((await run('settings get --name rules.depositReleaseDays')).output).toMatch(
      /^rules\.depositReleaseDays = 14\n/,
    )
    const all = (await run('settings get')).output
    expect(all).toMatch(/^Настройка +Значение +Вид +Что значит\n/)
    expect(all).toMatch(/^timeZone +"Asia\/Vladivostok" +текст +часовой пояс филиала/m)
    expect(all).toMatch(/^rules\.minDriverAge +21 +целое число 16–120 +наименьший возраст водителя, лет$/m)
    expect(all).toMatch(/^laterCharges\.0\.unit +"\w+" +одно из: once, per_hour, per_litre, per_km +за что берётся/m)
    expect(all).toMatch(/^laterCharges\.\d\.sharePercent +\S+ +число 0–100 или null {2}/m)
    expect(all).toMatch(/^company\.name\.zh-CN .* юридическое лицо: подвал, документы, ваучер, по-китайски$/m)
    expect(all).not.toContain('  значение  ')
    expect((await run('settings get --lang en')).output).toMatch(
      /^prepayPercent +20 +number 0–100 +what is paid when booking, percent of the price$/m,
    )
    const { rows } = await database.db.execute(sql`select operator, details from operator_acts`)
    expect(rows).toEqual([{ operator: 'petrova', details: { path: 'rules.depositReleaseDays', value: '14' } }])
  })

  it('all have a description in both languages, and every description has a setting', async () => {
    const patterns = settingPatterns()
    expect(patterns.length).toBeGreaterThan(100)
    expect(Object.keys(SETTING_ABOUTS).sort()).toEqual([...patterns].sort())
    const data = (await database.db.execute(sql`select data from settings where station = 'vldk'`)).rows[0]?.data
    const paths = settingsIn(data).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(250)
    for (const language of ['ru', 'en'] as const)
      expect(paths.filter((path) => settingAbout(path, language) === null)).toEqual([])
    for (const [pattern, { ru, en }] of Object.entries(SETTING_ABOUTS)) {
      expect(ru, pattern).not.toMatch(/[.]$/)
      expect(en, pattern).not.toMatch(/[а-яё]|[.]$/i)
    }
  })

  it('are found by a word of their name or meaning, and by a similar name', async () => {
    const list = (await run('settings get --search залог')).output
    for (const name of ['rules.depositReleaseDays', 'rules.depositMaxCards', 'payments.accepted.mir.deposit'])
      expect(list).toContain(name)
    expect(list).not.toContain('rules.minDriverAge')
    expect((await run('settings get --search копейкиикопейки')).output).toBe('Таких настроек нет.')
    for (const name of ['rules.depositRelaeseDays', 'depositReleaseDays'])
      for (const line of [`get --name ${name}`, `set --name ${name} --value 3`]) {
        const { code, errors } = await run(`settings ${line}`)
        expect([code, errors]).toEqual([3, 'Нет такой настройки. Может быть, rules.depositReleaseDays?'])
      }
  })

  it('of one line take no line break and no control character; those of paragraphs take line breaks', async () => {
    const set = (name: string, value: string) => run(['settings', 'set', '--name', name, '--value', value])
    for (const name of ['brand', 'cargoModel', 'company.name.ru', 'insurance.0.name.en'])
      for (const value of ['SUN\nrent', 'SUN\trent', 'SUN\u202erent'])
        expect([name, value, (await set(name, value)).code]).toEqual([name, value, 3])
    expect((await set('documents.RU.ru', 'Паспорт\nи права')).code).toBe(0)
    expect((await set('documents.RU.ru', 'Паспорт\u0007')).code).toBe(3)
  })

  it.each([
    ['rules.noSuchThing', '1', 'Нет такой настройки'],
    ['__proto__.x', '1', 'Нет такой настройки'],
    ['rules', '1', 'несколько значений'],
    ['rules.depositReleaseDays', 'много', 'не того вида'],
    ['rules.depositReleaseDays', '-1', 'rules.depositReleaseDays — целое число'],
    ['rules.depositReleaseDays', '1.5', 'rules.depositReleaseDays — целое число'],
    ['rules.minDriverAge', '90', 'rules.minDriverAge'],
    ['rules.defaultTime', '25:00', 'rules.defaultTime'],
    ['prepayPercent', '101', 'prepayPercent — число 0–100'],
    ['timeZone', 'Asia/Nowhere', 'timeZone'],
    ['main_email', 'почта', 'main_email — почта'],
    ['fiscal.vatCode', '0', 'fiscal.vatCode'],
    ['fiscal.vatCode', '13', 'fiscal.vatCode — целое число 1–12'],
    ['abkhaziaLastDate', '2026-13-01', 'abkhaziaLastDate — дата'],
    ['openingHours.0.days', '[]', 'openingHours.0.days'],
    ['payments.accepted.cashRub.deposit', '"yes"', 'не того вида'],
    ['exchangeRates', '{"date": "2026-11-20", "rubPer": {"CNY": 0, "USD": 80, "EUR": 90}}', 'exchangeRates.rubPer.CNY'],
    ['loyalty.levels', '[{"code": "none"}]', 'loyalty.levels.0'],
  ])('that are unknown or wrong are rejected: %s = %s', async (name, value, why) => {
    const stored = async () => (await database.db.execute(sql`select md5(data::text) as sum from settings`)).rows
    const before = await stored()
    const { code, errors } = await run(['settings', 'set', '--name', name, `--value=${value}`])
    expect([code, errors]).toEqual([3, expect.stringContaining(why)])
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['signIn.countries', '["+7","+86"]'],
    ['payments.accepted.cashCny.branch', 'true'],
    ['exchangeRates', '{"date":"2026-11-20","rubPer":{"CNY":11.4,"EUR":90,"USD":80}}'],
    ['prepayPercent', '33.5'],
    ['main_phone', '+74232000000'],
    ['bookingProtection', 'null'],
    ['laterCharges.0.feeKop', '12300'],
  ])('take lists, fractions, texts and null where it is allowed: %s', async (name, value) => {
    const set = await run(['settings', 'set', '--name', name, '--value', value])
    expect([set.errors, set.code]).toEqual(['', 0])
    const { rows } = await database.db.execute(
      sql`select data #> string_to_array(${name}, '.') as value from settings where station = 'vldk'`,
    )
    expect(JSON.stringify(rows[0]?.value).replaceAll('"', '')).toBe(value.replaceAll('"', ''))
  })

  it('of the demo data are valid, and a wrong one prevents only its own change', async () => {
    const { rows } = await database.db.execute(sql`select data from settings`)
    for (const { data } of rows) expect(wrongSettings(data)).toEqual([])
    await database.db.execute(sql`update settings set data = jsonb_set(data, '{rules,minDriverAge}', '"old"')`)
    expect((await run('settings set --name carsPerPage --value 12')).code).toBe(0)
    expect((await run('settings set --name rules.minDriverAge --value 23')).code).toBe(3)
    await database.db.execute(sql`update settings set data = jsonb_set(data, '{rules,minDriverAge}', '21')`)
  })

  it('can be changed although another one whose name begins alike is wrong', async () => {
    await database.db.execute(sql`update settings set data = jsonb_set(data, '{timeZone}', '"Asia/Nowhere"')`)
    expect(await run(['settings', 'set', '--name', 'time', '--value', '09:00-20:00'])).toMatchObject({ code: 0 })
    expect((await run('settings set --name timeZone --value Asia/Elsewhere')).code).toBe(3)
    await database.db.execute(sql`update settings set data = jsonb_set(data, '{timeZone}', '"Asia/Vladivostok"')`)
  })
})

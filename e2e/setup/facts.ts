import { COVER_EXCLUSIONS, COVER_EXCLUSIONS_ON_PAGES } from '@/provider/contract/rules/options/cover-exclusions'

/** A fact of the branch: its setting, and a value that stands nowhere else on the site. */
export type Fact = {
  /** Path in the settings; `car_models.…`: column of the model whose page is read. */
  setting: string
  /** As it is stored; undefined: it is a rule, which no setting changes. */
  stored?: number | string | boolean | Record<string, string>
  /** As pages show it, without its unit; a pattern where the number alone is too common, or where a sentence tells it. */
  becomes: number | string | RegExp
  /** What tells the value of the demo data, in any language: it stands nowhere when the setting has another one. */
  typed?: RegExp
  /** Pages that tell it, without the language. */
  places: readonly string[]
  /** And those of one language: the form of a booking begins with the citizenship that its reader most likely has. */
  own?: Partial<Record<'ru' | 'en' | 'zh-CN', readonly string[]>>
  /** Pages that may type it. */
  mayType?: readonly string[]
}

/** Returns whether a text tells the fact's value: the number alone, no part of a longer one. */
export function tells({ becomes }: Fact, text: string): boolean {
  if (becomes instanceof RegExp) return becomes.test(text)
  const value = String(becomes)
  return new RegExp(`(?<!\\d|\\d[:\\s,.])${value}(?!\\d|[:\\s,.]\\d)`).test(text)
}

/** What a branch without something tells: nothing. */
const NOTHING = /(?!)/

/** A text that has a word of its own, in each language. */
const word = (text: string) => ({ ru: `Слово ${text}`, en: `Word ${text}`, 'zh-CN': `词 ${text}` })

const PAPERS = ['/conditions/', '/support/doc/', '/about/faq/', '/rentalterms/', '/rent/toyota-rav4/']
const DELAY_PAID =
  /прибавится ночная доплата|a night fee of|须另付夜间取还车费|нужна ночная доплата|ночная доплата тоже нужна|the (?:night )?fee is due|须付夜间取还车费|同样收费/
const DELAY_FREE = /ночную доплату[^.\n]* не возьмём|no night fee|夜间取还车费，我们不收|夜间取还车费不收取/
/** An accepted version of a contract never changes. */
const CONTRACTS = ['/public_offer/', '/rentalterms/', '/rentalterms_archive/']

export const FACTS: readonly [Fact, ...Fact[]] = [
  {
    setting: 'rules.depositReleaseDays',
    stored: 811,
    becomes: 811,
    typed:
      /(?:залог|блокир|deposit|release|押金|解冻)[^.。\n]{0,120}(?<!\d)30 ?(?:календарн|дн|calendar|day|天)|(?<!\d)30 ?(?:календарн|дн|calendar|day|天)[^.。\n]{0,60}(?:блокир|release|解冻)/i,
    places: [
      '/about/',
      '/about/faq/',
      '/conditions/',
      '/payment/',
      '/public_offer/',
      '/rent/toyota-rav4/',
      '/rentalterms/',
      'options',
      'review',
      'booked',
    ],
  },
  {
    setting: 'rules.refundBankDays',
    stored: 821,
    becomes: 821,
    typed: /(?:банк|bank|银行)[^.。\n]{0,60}(?<!\d)10(?= ?(?:рабоч|business|working|个工作日))/i,
    places: ['/about/faq/', '/conditions/', '/public_offer/'],
  },
  {
    setting: 'rules.freeCancellationHours',
    stored: 823,
    becomes: 823,
    typed: /(?:отмен|cancel|取消)[^.。\n]{0,60}(?<!\d)48(?!\d)/i,
    places: [
      '/',
      '/about/',
      '/about/faq/',
      '/conditions/',
      '/prices/',
      '/public_offer/',
      '/rent/toyota-rav4/',
      'options',
    ],
  },
  {
    setting: 'rules.changeHours',
    stored: 827,
    becomes: 827,
    places: ['/about/faq/', '/conditions/', '/public_offer/'],
  },
  {
    setting: 'rules.minHoursBeforePickup',
    stored: 317,
    becomes: 317,
    places: ['/', '/about/faq/', '/conditions/', '/rent/', '/public_offer/'],
  },
  {
    setting: 'insurance.1.documentsWithinDays',
    stored: 839,
    becomes: 839,
    typed: /(?<!\d)3 ?(?:рабочих дн|business days|working days|个工作日)/,
    places: ['/about/faq/', '/support/incident/', '/conditions/', '/prices/', '/rent/toyota-rav4/', 'options'],
  },
  {
    setting: 'rules.minExperienceYears',
    stored: 853,
    becomes: 853,
    places: ['/about/drivers/', '/about/faq/', '/conditions/', '/rentalterms/'],
  },
  {
    setting: 'rules.maxDriverAge',
    stored: 857,
    becomes: 857,
    typed: /(?<!\d)75 ?(?:лет|years|岁|周岁)/,
    places: ['/about/drivers/', '/about/faq/', '/conditions/', '/rent/toyota-rav4/', '/rentalterms/', 'you'],
  },
  {
    setting: 'rules.callbackMinutes',
    stored: 859,
    becomes: 859,
    typed: /(?:перезвон|call (?:you )?back|回电)[^.。\n]{0,40}(?<!\d)15(?!\d)/i,
    places: ['/about/', '/about/faq/', '/contacts/'],
  },
  {
    setting: 'nightFee.feeKop',
    stored: 86_300,
    becomes: 863,
    places: ['/about/', '/about/faq/', '/conditions/', '/prices/', '/rent/toyota-rav4/', 'booked'],
  },
  {
    setting: 'nightFee.from',
    stored: '21:47',
    becomes: '21:47',
    typed: /(?<!\d)20:00[^.。\n]{0,12}(?:0?8:00)[^.。\n]{0,60}(?:доплат|ноч|night|夜)/i,
    places: ['/about/', '/about/faq/', '/conditions/', '/prices/', '/rent/toyota-rav4/', '/service/', 'booked'],
  },
  {
    setting: 'mileageOption.overMileageKopPerKm',
    stored: 87_700,
    becomes: 877,
    typed: /(?:лимит|over|超)[^.。\n]{0,40}(?<!\d)₽?12(?!\d) ?₽?/i,
    places: ['/prices/', '/rent/toyota-rav4/', 'options'],
  },
  {
    setting: 'mileageOption.kmPerDay',
    stored: 881,
    becomes: 881,
    places: [
      '/about/discounts/',
      '/about/faq/',
      '/conditions/',
      '/prices/',
      '/rent/toyota-rav4/',
      'options',
      'review',
      'booked',
    ],
  },
  { setting: 'fines.disputeDays', stored: 883, becomes: 883, places: ['/about/faq/', '/support/fine/'] },
  {
    setting: 'fines.discountPercent',
    stored: 87,
    becomes: 87,
    typed:
      /(?:штраф|скидк|fine|discount|罚款|优惠)[^.。\n]{0,60}(?<!\d)25 ?%[^.。\n]{0,40}(?:постановлени|decision|决定|裁定)/i,
    places: ['/about/faq/', '/support/fine/'],
  },
  { setting: 'fines.discountDays', stored: 887, becomes: 887, places: ['/about/faq/', '/support/fine/'] },
  { setting: 'scans.retentionDays', stored: 907, becomes: 907, places: ['/about/faq/', '/privacy_policy/', 'booked'] },
  {
    setting: 'rules.minDriverAge',
    stored: 61,
    becomes: 61,
    places: ['/about/drivers/', '/conditions/', '/about/faq/', '/rentalterms/'],
  },
  { setting: 'prepayPercent', stored: 43, becomes: 43, places: ['/about/faq/', 'review'] },
  { setting: 'milesMaxSharePercent', stored: 59, becomes: 59, places: ['/support/loyalty/', '/about/faq/'] },
  {
    setting: 'insurance.2.maxLiabilityKop',
    stored: 91_900,
    becomes: 919,
    places: ['/conditions/', '/support/incident/', '/about/faq/', '/prices/', '/rent/toyota-rav4/', 'options'],
  },
  {
    setting: 'laterCharges.0.graceMinutes',
    stored: 947,
    // Of the booking whose pages are read: 12:00 and as many minutes.
    becomes: /(?<!\d|\d[:\s,.])947(?!\d|[:\s,.]\d)|(?<!\d)0?3:47/,
    places: ['/about/faq/', '/prices/', '/rent/toyota-rav4/', '/conditions/', 'booked'],
  },
  { setting: 'laterCharges.2.feeKop', stored: 92_900, becomes: 929, places: ['/about/faq/', '/prices/'] },
  { setting: 'documents.EAEU', stored: word('QX5'), becomes: 'QX5', places: PAPERS },
  { setting: 'documents.CN', stored: word('QX6'), becomes: 'QX6', places: PAPERS, own: { 'zh-CN': ['you'] } },
  { setting: 'documents.other', stored: word('QX7'), becomes: 'QX7', places: [...PAPERS, 'booked'] },
  {
    setting: 'payments.accepted.cashRub.deposit',
    stored: false,
    becomes: NOTHING,
    typed:
      /залог[^.\n]{0,60}наличн|deposit[^.\n]{0,60}in cash|押金[^。\n]{0,30}现金|наличн[^.\n]{0,40}залог|cash[^.\n]{0,40}deposit/i,
    mayType: CONTRACTS,
    places: [],
  },
  {
    setting: 'payments.accepted.mirAbroad.branch',
    stored: false,
    becomes:
      /Карты иностранных банков не принимаем|We cannot take cards issued abroad|境外银行卡在网站和刷卡机上均不能使用/,
    typed: /Исключение — «Мир»|The one exception is Mir|境外 Mir 卡例外/,
    places: ['/conditions/', '/about/faq/', 'review'],
  },
  {
    setting: 'cover exclusions',
    becomes: new RegExp(
      [COVER_EXCLUSIONS, COVER_EXCLUSIONS_ON_PAGES]
        .flatMap((texts) => Object.values(texts))
        .map((text) => text.replace(/[()]/g, '\\$&'))
        .join('|'),
    ),
    places: ['/conditions/', '/about/faq/', '/rentalterms/'],
  },
  {
    setting: 'car_models.deposit_kop',
    stored: 93_700,
    becomes: 937,
    places: ['/prices/', '/rent/toyota-rav4/', 'options', 'you', 'review', 'booked'],
  },
  {
    setting: 'car_models.deductible_kop',
    stored: 94_100,
    becomes: 941,
    places: ['/rent/toyota-rav4/', 'options', 'review', 'booked'],
  },
  {
    setting: 'insurance.1.deductiblePercent',
    stored: 71,
    becomes: /(?<!\d)71 ?%/,
    places: ['/conditions/', '/support/incident/', '/about/faq/', '/prices/'],
  },
  { setting: 'laterCharges.0.sharePercent', stored: 73, becomes: /(?<!\d)73 ?%/, places: ['/conditions/', '/prices/'] },
  {
    setting: 'laterCharges.0.fullDayAfterHours',
    stored: 19,
    becomes: /(?<!\d)19 (?:час|hours|小时)/,
    places: ['/conditions/', '/prices/', '/rent/toyota-rav4/'],
  },
  {
    setting: 'nightFee.to',
    stored: '09:13',
    becomes: '0?9:13',
    places: ['/about/', '/conditions/', '/about/faq/', '/prices/', '/service/', '/rent/toyota-rav4/'],
  },
  {
    setting: 'nightFeeOnDelay',
    stored: true,
    becomes: DELAY_PAID,
    typed: DELAY_FREE,
    places: ['/about/faq/', '/conditions/', 'booked'],
  },
  {
    setting: 'rules.depositMaxCards',
    stored: 17,
    becomes: /(?<!\d)17 (?:карт|cards|张)/,
    places: ['/conditions/', '/about/faq/', '/public_offer/', '/payment/', 'options', 'review'],
  },
]

/** A fact of the branch: its setting, and a value that stands nowhere else on the site. */
export type Fact = {
  /** Path in the settings. */
  setting: string
  /** As it is stored. */
  stored: number | string
  /** As pages show it, without its unit. */
  becomes: number | string
  /** What tells the value of the demo data, in any language: it stands nowhere when the setting has another one. */
  typed?: RegExp
  /** Pages that tell it, without the language. */
  places: readonly string[]
}

/** Returns whether a text tells the fact's value: the number alone, no part of a longer one. */
export function tells({ becomes }: Fact, text: string): boolean {
  const value = String(becomes)
  return new RegExp(`(?<!\\d|\\d[:\\s,.])${value}(?!\\d|[:\\s,.]\\d)`).test(text)
}

export const FACTS: readonly [Fact, ...Fact[]] = [
  {
    setting: 'rules.depositReleaseDays',
    stored: 811,
    becomes: 811,
    typed: /(?:залог|блокир|deposit|release|押金|解冻)[^.。\n]{0,120}(?<!\d)30 ?(?:календарн|дн|calendar|day|天)/i,
    places: [
      '/about/',
      '/about/faq/',
      '/conditions/',
      '/payment/',
      '/public_offer/',
      '/rent/toyota-rav4/',
      '/rentalterms/',
    ],
  },
  {
    setting: 'rules.refundBankDays',
    stored: 821,
    becomes: 821,
    typed: /(?:банк|bank|银行)[^.。\n]{0,60}(?<!\d)10(?= ?(?:рабоч|business|working|个工作日))/i,
    places: ['/about/faq/', '/conditions/'],
  },
  {
    setting: 'rules.freeCancellationHours',
    stored: 823,
    becomes: 823,
    typed: /(?:отмен|cancel|取消)[^.。\n]{0,60}(?<!\d)48(?!\d)/i,
    places: ['/', '/about/', '/about/faq/', '/conditions/', '/prices/', '/public_offer/', '/rent/toyota-rav4/'],
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
    places: ['/about/faq/', '/support/incident/', '/conditions/', '/prices/', '/rent/toyota-rav4/'],
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
    places: ['/about/drivers/', '/about/faq/', '/conditions/', '/rent/toyota-rav4/', '/rentalterms/'],
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
    places: ['/about/', '/about/faq/', '/conditions/', '/prices/', '/rent/toyota-rav4/'],
  },
  {
    setting: 'nightFee.from',
    stored: '21:47',
    becomes: '21:47',
    typed: /(?<!\d)20:00[^.。\n]{0,12}(?:0?8:00)[^.。\n]{0,60}(?:доплат|ноч|night|夜)/i,
    places: ['/about/', '/about/faq/', '/conditions/', '/prices/', '/rent/toyota-rav4/', '/service/'],
  },
  {
    setting: 'mileageOption.overMileageKopPerKm',
    stored: 87_700,
    becomes: 877,
    typed: /(?:лимит|over|超)[^.。\n]{0,40}(?<!\d)₽?12(?!\d) ?₽?/i,
    places: ['/prices/', '/rent/toyota-rav4/'],
  },
  {
    setting: 'mileageOption.kmPerDay',
    stored: 881,
    becomes: 881,
    places: ['/about/discounts/', '/about/faq/', '/conditions/', '/prices/', '/rent/toyota-rav4/'],
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
  { setting: 'scans.retentionDays', stored: 907, becomes: 907, places: ['/about/faq/'] },
  {
    setting: 'rules.minDriverAge',
    stored: 61,
    becomes: 61,
    places: ['/about/drivers/', '/conditions/', '/about/faq/', '/rentalterms/'],
  },
  { setting: 'prepayPercent', stored: 43, becomes: 43, places: ['/about/faq/'] },
  { setting: 'milesMaxSharePercent', stored: 59, becomes: 59, places: ['/support/loyalty/', '/about/faq/'] },
  {
    setting: 'insurance.2.maxLiabilityKop',
    stored: 91_900,
    becomes: 919,
    places: ['/conditions/', '/support/incident/', '/about/faq/', '/prices/', '/rent/toyota-rav4/'],
  },
  {
    setting: 'laterCharges.0.graceMinutes',
    stored: 947,
    becomes: 947,
    places: ['/about/faq/', '/prices/', '/rent/toyota-rav4/'],
  },
  { setting: 'laterCharges.2.feeKop', stored: 92_900, becomes: 929, places: ['/about/faq/', '/prices/'] },
]

import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { depositBackValues } from '@/provider/modules/notifications/rules/deposit-back'

const CASH = { cardBrand: 'cash', amountKop: 500_000, keptKop: null } as const
const CARD = { cardBrand: 'mir', amountKop: 900_000, keptKop: 100_000 } as const
const PART = { ru: /часть|из залога/, en: /part|of your/, 'zh-CN': /部分|现金押金为/ }

describe.each(LANGUAGES)('a deposit given back in cash, in %s', (language) => {
  it('is called a part only when some of the cash was kept', () => {
    const whole = Object.values(depositBackValues([CASH, CARD], 500_000, language)).join('\n')
    expect(whole).not.toMatch(PART[language])
    const { depositBack = '', depositBackText } = depositBackValues([CASH, CARD], 300_000, language)
    for (const text of [depositBack, depositBackText]) expect(text).toMatch(PART[language])
    expect(depositBack).toMatch(/3.000/)
  })

  it('names no sum of nothing when all of it was kept', () => {
    const none = depositBackValues([{ ...CASH, keptKop: 500_000 }], 0, language)
    expect(Object.values(none).join()).not.toMatch(/(?<!\d)0(?!\d|[,.\s\u00a0]\d)/)
    expect(none.depositBackText).toMatch(/5.000.*5.000/)
  })

  it('names the sum that was kept, which nobody has to pay again', () => {
    const { depositBackText } = depositBackValues([{ ...CASH, keptKop: 200_000 }, CARD], 300_000, language)
    expect(depositBackText).toMatch(/2.000/)
    expect(depositBackText).toMatch(PART[language])
    expect(depositBackText).toMatch(/платить больше не нужно|do not pay that sum again|无需再付/)
  })
})

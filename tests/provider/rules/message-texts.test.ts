import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/languages'
import { messageText } from '@/provider/rules/message-texts'

const KINDS = ['registration_code', 'renewal_code', 'registered', 'password_renewed'] as const
const FACTS = { brand: 'SUN rent', phone: '+7 423 200-00-00' }
/** Characters of an SMS that is not in Latin letters alone. */
const ONE_SMS = 70

describe('messages', () => {
  it.each(KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    '%s in %s leaves no place unfilled and carries no link',
    (kind, language) => {
      const { subject, text } = messageText(kind, language, FACTS, { code: '012345' })
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|https?:/)
      expect(text).toContain('SUN rent')
      expect(text.includes('012345')).toBe(kind.endsWith('_code'))
    },
  )

  it.each(LANGUAGES)('a code in %s fits one SMS', (language) => {
    for (const kind of ['registration_code', 'renewal_code'] as const) {
      const { text } = messageText(kind, language, FACTS, { code: '012345' })
      expect(text.length, text).toBeLessThanOrEqual(language === 'en' ? 160 : ONE_SMS)
    }
  })
})

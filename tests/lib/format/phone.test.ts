import { describe, expect, it } from 'vitest'
import { formatPhone } from '@/lib/format/phone'
import { telHref } from '@/lib/format/russian-phone'

describe('formatPhone', () => {
  it.each([
    { phone: '+79990000001', text: '+7 999 000 0001' },
    { phone: '+7 423 200-00-00', text: '+7 423 200 0000' },
    { phone: '+7 (999) 000-00-01', text: '+7 999 000 0001' },
    { phone: '+8613800138000', text: '+86 138 0013 8000' },
    { phone: 'no phone', text: 'no phone' },
  ])('$phone is shown as $text', ({ phone, text }) => {
    expect(formatPhone(phone)).toBe(text)
  })
})

describe('telHref', () => {
  it('leaves the digits and the plus', () => {
    expect(telHref('+7 (423) 200-00-00')).toBe('tel:+74232000000')
  })
})

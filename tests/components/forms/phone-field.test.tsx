import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { PhoneField } from '@/components/forms/phone-field'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatPhone } from '@/lib/format/phone'
import type { Locale } from '@/lib/i18n/routing'

/** What the form would send. */
let kept = ''

function Phone() {
  const [value, setValue] = useState('')
  kept = value
  const aria = { 'aria-invalid': undefined, 'aria-describedby': undefined }
  return (
    <PhoneField
      {...aria}
      autoComplete="section-driver2 tel"
      clearLabel="Очистить"
      id="phone"
      name="phone"
      onChange={setValue}
      value={value}
    />
  )
}

async function show(locale: Locale) {
  render(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone={STATION_TIME_ZONE}>
      <Phone />
    </NextIntlClientProvider>,
  )
  // The country list comes after the page.
  await screen.findByRole('combobox', {}, { timeout: 10_000 })
  return userEvent.setup({ delay: null })
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')

describe('the phone field', { timeout: 20_000 }, () => {
  it.each([
    ['ru', '89147001122', '+79147001122', '+7 914 700 1122'],
    ['ru', '+7 8 914 700 11 22', '+79147001122', '+7 914 700 1122'],
    ['zh-CN', '13800138000', '+8613800138000', '+86 138 0013 8000'],
    ['zh-CN', '+86 8613800138000', '+8613800138000', '+86 138 0013 8000'],
    ['zh-CN', '+86+8613800138000', '+8613800138000', '+86 138 0013 8000'],
    ['en', '4155552671', '4155552671', '4155552671'],
    ['en', '+14155552671', '+14155552671', '+1 415 555 2671'],
  ] as const)('in %s takes %s, filled in at once, for %s', async (locale, typed, phone, shown) => {
    await show(locale)
    fireEvent.change(field(), { target: { value: typed } })
    expect([kept, field().value]).toEqual([phone, shown])
  })

  it.each([
    ['before its country', '9990000001', 0, 0],
    ['inside its country', '9990000001', 1, 1],
    ['behind its country', '9990000001', 2, 2],
    ['before its country, with an eight', '89990000001', 0, 0],
    ['inside its country, with a seven', '79990000001', 1, 1],
    ['over everything', '9990000001', 0, 2],
    ['over everything, with an eight', '89990000001', 0, 2],
    ['over everything, with its country', '+79990000001', 0, 2],
  ])('takes a number typed %s', async (_where, typed, start, end) => {
    const user = await show('ru')
    await user.type(field(), typed, { initialSelectionStart: start, initialSelectionEnd: end })
    expect([kept, field().value]).toEqual(['+79990000001', '+7 999 000 0001'])
  })

  it.each(['8 (999) 000-00-01', '+7 999 000-00-01', '9990000001', '999 000'])(
    'takes %s pasted before its country, inside and behind it',
    async (pasted) => {
      const user = await show('ru')
      for (const caret of [0, 1, 2]) {
        await user.clear(field())
        fireEvent.change(field(), { target: { value: '+7' } })
        field().setSelectionRange(caret, caret)
        await user.paste(pasted)
        if (pasted === '999 000') await user.type(field(), '0001')
        expect(kept).toBe('+79990000001')
      }
    },
  )

  it('keeps the number right while digits in its middle and at its end are taken away and put back', async () => {
    const user = await show('ru')
    await user.type(field(), '9990000001')
    await user.type(field(), '{Backspace}{Backspace}42')
    expect(kept).toBe('+79990000042')
    await user.type(field(), '{Backspace}8', { initialSelectionStart: 6, initialSelectionEnd: 6 })
    expect(kept).toBe('+79980000042')
  })

  it('groups a Russian number in one way while it is typed and after', async () => {
    const user = await show('ru')
    await user.type(field(), '9145556671')
    expect(field().value).toBe(formatPhone('+79145556671'))
    expect(kept).toBe('+79145556671')
  })

  it('can be emptied, and is ready for another number', async () => {
    const user = await show('ru')
    await user.type(field(), '9145556671')
    await user.click(screen.getByRole('button', { name: 'Очистить' }))
    expect(kept).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(screen.queryByRole('button', { name: 'Очистить' })).toBeNull()
  })

  it('names countries as they are called now, and fills in for the person it is told', async () => {
    await show('ru')
    expect(screen.getByRole('option', { name: 'Эсватини' })).toBeTruthy()
    expect(field().autocomplete).toBe('section-driver2 tel')
  })

  it('in Chinese names Hong Kong, Macau and Taiwan as parts of China, and in English not', async () => {
    await show('zh-CN')
    for (const name of ['中国香港', '中国澳门', '中国台湾']) expect(screen.getByRole('option', { name })).toBeTruthy()
    cleanup()
    await show('en')
    expect(screen.getByRole('option', { name: 'Taiwan' })).toBeTruthy()
  })

  it('in Chinese takes a number typed after the prefilled code, or instead of it', async () => {
    const user = await show('zh-CN')
    await user.type(field(), '8613800138000')
    expect([kept, field().value]).toEqual(['+8613800138000', '+86 138 0013 8000'])
    await user.type(field(), '13900139000', { initialSelectionStart: 0, initialSelectionEnd: 99 })
    expect([kept, field().value]).toEqual(['+8613900139000', '+86 139 0013 9000'])
  })

  it('leaves the country to whoever chose another one', async () => {
    const user = await show('zh-CN')
    await user.selectOptions(screen.getByRole('combobox'), 'US')
    await user.type(field(), '4155552671')
    expect(kept).toBe('+14155552671')
  })

  describe('once its number was taken away with Backspace', () => {
    /** Until `left` characters stand there. */
    async function takeAway(user: Awaited<ReturnType<typeof show>>, left: number) {
      for (let length = field().value.length; length > left; length = field().value.length)
        await user.type(field(), '{Backspace}')
      expect(field().value).toBe('+'.slice(0, left))
    }

    it.each([
      ['a plus', 1, '9145550101', '+79145550101'],
      ['a plus', 1, '4951234567', '+74951234567'],
      ['a plus', 1, '79145550101', '+79145550101'],
      ['a plus', 1, '+8613800138000', '+8613800138000'],
      ['nothing', 0, '9145550101', '+79145550101'],
      ['nothing', 0, '4951234567', '+74951234567'],
      ['nothing', 0, '89145550101', '+79145550101'],
      ['nothing', 0, '+8613800138000', '+8613800138000'],
    ])('and left with %s (%i), takes %s as %s', async (_what, left, typed, phone) => {
      const user = await show('ru')
      await user.type(field(), '9145550101')
      await takeAway(user, left)
      await user.type(field(), typed)
      expect(kept).toBe(phone)
    })

    it('takes digits for the country that was chosen in the list', async () => {
      const user = await show('ru')
      await user.selectOptions(screen.getByRole('combobox'), 'US')
      await user.type(field(), '415')
      await takeAway(user, 1)
      await user.type(field(), '4155552671')
      expect(kept).toBe('+14155552671')
    })

    it('leaves a plus that was typed over everything to its own country', async () => {
      const user = await show('ru')
      await user.type(field(), '9145550101')
      await user.type(field(), '+8613800138000', { initialSelectionStart: 0, initialSelectionEnd: 99 })
      expect(kept).toBe('+8613800138000')
    })
  })

  it('takes a number of another town typed over everything for the country it showed', async () => {
    const user = await show('ru')
    await user.type(field(), '9145550101')
    await user.type(field(), '4951234567', { initialSelectionStart: 0, initialSelectionEnd: 99 })
    expect(kept).toBe('+74951234567')
  })

  it('keeps the cursor in a number without a country, and takes the mended one when it is left', async () => {
    const user = await show('en')
    await user.click(field())
    fireEvent.change(field(), { target: { value: '4155552671' } })
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await user.clear(field())
    await user.type(field(), '+1 415 555 2671')
    await user.tab()
    expect(kept).toBe('+14155552671')
    expect(screen.getByRole('combobox')).toBeTruthy()
  })
})

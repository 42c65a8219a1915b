import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DateField, dateTexts } from '@/components/forms/date-field'
import type { Locale } from '@/lib/i18n/routing'
import ru from '@/messages/ru/bookings.json'

const texts = dateTexts((key) => ru.form.date[key])

function Field({ start, error, onValue }: { start: string; error?: string; onValue?: (value: string) => void }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <DateField
        error={error}
        fill={(token) => token}
        hint="Как в паспорте"
        id="birth"
        label="Дата рождения"
        name="birthDate"
        onChange={(next) => {
          setValue(next)
          onValue?.(next)
        }}
        texts={texts}
        value={value}
      />
      <button onClick={() => setValue('1991-05-14')} type="button">
        draft
      </button>
    </>
  )
}

function show(props: Partial<Parameters<typeof Field>[0]> = {}, locale: Locale = 'ru') {
  render(
    <NextIntlClientProvider locale={locale} messages={{}}>
      <Field start="" {...props} />
    </NextIntlClientProvider>,
  )
  return screen.getByRole('group', { name: 'Дата рождения' })
}

const inputs = (group: HTMLElement) => within(group).getAllByRole<HTMLInputElement>('textbox')
const valuesOf = (group: HTMLElement) => inputs(group).map(({ value }) => value)

it('asks for numbers that the browser knows, in the order of the language', () => {
  const russian = inputs(show())
  expect(russian.map(({ autocomplete }) => autocomplete)).toEqual(['bday-day', 'bday-month', 'bday-year'])
  expect(russian.map(({ inputMode }) => inputMode)).toEqual(['numeric', 'numeric', 'numeric'])
})

it('puts the year first in Chinese', () => {
  expect(inputs(show({ start: '1985-05-17' }, 'zh-CN')).map(({ value }) => value)).toEqual(['1985', '05', '17'])
})

it('makes one ISO date of what is typed, and rewrites none of it', async () => {
  const onValue = vi.fn()
  const user = userEvent.setup()
  const group = show({ onValue })
  const [day, month, year] = inputs(group)
  await user.type(day as HTMLElement, '7')
  await user.type(year as HTMLElement, '1985')
  await user.type(month as HTMLElement, '1')
  expect(onValue).toHaveBeenLastCalledWith('1985-01-07')
  await user.type(month as HTMLElement, '2')
  expect(onValue).toHaveBeenLastCalledWith('1985-12-07')
  expect(valuesOf(group)).toEqual(['7', '12', '1985'])
})

it('takes over what a draft brings, after something was typed too', async () => {
  const user = userEvent.setup()
  const group = show({ start: '--17' })
  expect(valuesOf(group)).toEqual(['17', '', ''])
  await user.type(inputs(group)[1] as HTMLElement, '3')
  await user.click(screen.getByRole('button', { name: 'draft' }))
  expect(valuesOf(group)).toEqual(['14', '05', '1991'])
})

it('spreads a whole date that is pasted', () => {
  const group = show()
  fireEvent.paste(inputs(group)[0] as HTMLElement, { clipboardData: { getData: () => '17.05.1985' } })
  expect(valuesOf(group)).toEqual(['17', '05', '1985'])
})

it('has one message for the group, at the part that is wrong, which the list of errors leads to', () => {
  const group = show({ start: '1985--17', error: 'Укажите месяц' })
  const [day, month, year] = inputs(group)
  expect([day, month, year].map((input) => input?.getAttribute('aria-invalid'))).toEqual([null, 'true', null])
  expect(month?.id).toBe('birth')
  const described = group.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Укажите месяц', 'Как в паспорте'])
})

it('is left only when the whole date is', async () => {
  const left = vi.fn()
  render(
    <NextIntlClientProvider locale="ru" messages={{}}>
      <form onBlur={left}>
        <Field start="" />
      </form>
    </NextIntlClientProvider>,
  )
  const user = userEvent.setup()
  const [day] = inputs(screen.getByRole('group'))
  await user.click(day as HTMLElement)
  await user.tab()
  await user.tab()
  expect(left).not.toHaveBeenCalled()
  await user.tab()
  expect(left).toHaveBeenCalledOnce()
})

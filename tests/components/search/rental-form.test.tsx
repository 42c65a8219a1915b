import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { RENTAL_ERROR_ID } from '@/components/search/error-attributes'
import { RentalErrorNote } from '@/components/search/rental-error-note'
import { RentalForm } from '@/components/search/rental-form'
import { RENTAL_ERRORS, type RentalError } from '@/lib/search/rental-error'
import search from '@/messages/ru/search.json'
import { settings } from '@/tests/setup/sample-settings'

const rules = { ...settings.rules, maxRentalDays: 60 }

const place = {
  code: 'x',
  zone: 'x',
  hint: '',
  returnHint: '',
  lat: 0,
  lng: 0,
  feeKop: 0,
  handsOut: true,
  takesBack: true,
  arrival: null,
  needsAddress: false,
}
const places = [
  { ...place, id: 50, name: 'Филиал' },
  { ...place, id: 52, name: 'Вокзал', feeKop: 50_000, takesBack: false },
]

const values = {
  from: '2026-12-05',
  fromTime: '10:15',
  to: '2026-12-04',
  toTime: '18:30',
  place: '52',
  back: '50',
  class: 'suv',
  sort: '',
  promo: 'WINTER5',
}

function show(children: ReactNode) {
  return render(
    <NextIntlClientProvider locale="ru" messages={{ search }} timeZone="Asia/Vladivostok">
      {children}
    </NextIntlClientProvider>,
  )
}

function noteOf(fault: RentalError) {
  // 21 November, 21:10 in Vladivostok.
  show(<RentalErrorNote error={fault} now={new Date('2026-11-21T11:10:00Z')} phone="+7 423 200-00-00" rules={rules} />)
  return (screen.getByRole('alert').textContent ?? '').replace(/\s/g, ' ')
}

describe('RentalFaultNote', () => {
  it('has words of its own for every error', () => {
    const texts = RENTAL_ERRORS.map((fault) => {
      const { unmount } = show(<RentalErrorNote error={fault} now={new Date()} phone="+74232000000" rules={rules} />)
      const text = screen.getByRole('alert').textContent
      unmount()
      return text
    })
    expect(new Set(texts).size).toBe(RENTAL_ERRORS.length)
  })

  it('names the first possible moment on the station’s clock, and the phone', () => {
    expect(noteOf('pickup_too_soon')).toContain('за 12 часов до получения: самое раннее — 22 ноября в 09:30')
    expect(screen.getByRole('link', { name: '+7 423 200 0000' }).getAttribute('href')).toBe('tel:+74232000000')
  })

  it('ends its sentence once where the year does', () => {
    expect(noteOf('pickup_too_far')).not.toContain('..')
  })

  it('takes its limits from the settings', () => {
    expect(noteOf('rental_too_long')).toContain('больше чем на 60 суток')
  })
})

describe('RentalForm', () => {
  const form = (fault: RentalError | null) =>
    show(
      <RentalForm
        action="/booking-online/"
        error={fault}
        minDate="2026-11-22"
        places={places}
        submit="Найти"
        values={values}
      />,
    )

  it('keeps everything that was typed', () => {
    const { container } = form('dropoff_before_pickup')
    const data = new FormData(container.querySelector('form') as HTMLFormElement)
    const { sort: _none, ...typed } = values
    expect(Object.fromEntries(data)).toEqual(typed)
  })

  it('ties the error to the field that can mend it', () => {
    form('dropoff_before_pickup')
    expect(screen.getByLabelText('Дата возврата').getAttribute('aria-describedby')).toBe(RENTAL_ERROR_ID)
    expect(screen.getByLabelText('Дата получения').getAttribute('aria-invalid')).toBeNull()
  })

  it('marks only the date that does not exist, and counts no days', () => {
    show(
      <RentalForm
        action="/booking-online/"
        error="invalid_dates"
        minDate="2026-11-22"
        places={places}
        submit="Найти"
        values={{ ...values, from: '2027-02-30', to: '2027-12-01' }}
      />,
    )
    expect(screen.getByLabelText('Дата получения').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('Дата возврата').getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByText(/\d+ сут/)).toBeNull()
  })

  it('says that a later hour of return adds a day', () => {
    const week = { ...values, from: '2026-12-05', fromTime: '10:00', to: '2026-12-12', toTime: '11:00' }
    show(<RentalForm action="/" minDate="2026-11-22" places={places} submit="Найти" values={week} />)
    expect(screen.getByText('8 суток')).toBeTruthy()
    expect(screen.getByText(/Выберете до 10:00 — будет 7 суток/)).toBeTruthy()
  })

  it('lets the drop-off follow the pick-up, and begins its calendar there', async () => {
    const user = userEvent.setup()
    form(null)
    const [pickup, dropoff] = ['Дата получения', 'Дата возврата'].map((name) => screen.getByLabelText(name))
    await user.clear(dropoff as HTMLElement)
    await user.type(dropoff as HTMLElement, '2026-12-12')
    await user.clear(pickup as HTMLElement)
    await user.type(pickup as HTMLElement, '2026-12-20')
    expect(dropoff).toHaveProperty('value', '2026-12-27')
    expect(dropoff).toHaveProperty('min', '2026-12-20')
    expect(pickup).toHaveProperty('min', '2026-11-22')
  })

  it('offers only places that hand out and places that take back', () => {
    form(null)
    const options = (label: string) =>
      [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) => text.replace(/\s/g, ' '))
    expect(options('Где получить')).toEqual(['Филиал', 'Вокзал · 500 ₽'])
    expect(options('Где вернуть')).toEqual(['Там же, где получу', 'Филиал'])
  })
})

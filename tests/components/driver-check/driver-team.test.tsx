import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { Team } from '@/components/driver-check/team'
import driverCheck from '@/messages/en/driver-check.json'
import type { Chauffeur } from '@/provider/contract/content'

const LIDIA: Chauffeur = {
  id: 'lidia',
  experienceYears: 11,
  speaks: ['ru', 'zh-CN'],
  classes: ['Minivans', 'Business'],
  language: 'en',
  name: 'Lidia',
  text: 'Drives gently.',
}

const show = (chauffeurs: Chauffeur[]) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ driverCheck }} timeZone="Asia/Vladivostok">
      <Team chauffeurs={chauffeurs} />
    </NextIntlClientProvider>,
  )

describe('the drivers of the branch', () => {
  it('tells of each the languages, the cars and the years at the wheel', () => {
    show([LIDIA])
    const card = screen.getByRole('listitem')
    expect(within(card).getByRole('heading', { name: 'Lidia' }).lang).toBe('')
    expect(card.textContent).toContain('Russian and Chinese')
    expect(card.textContent).toContain('Minivans and Business')
    expect(card.textContent).toContain('11 years of experience')
  })

  it('says which texts are in another language than the page', () => {
    show([{ ...LIDIA, language: 'ru', name: 'Лидия' }])
    expect(screen.getByRole('heading', { name: 'Лидия' }).lang).toBe('ru')
  })

  it('leaves no heading over nobody', () => {
    show([])
    expect(document.body.textContent).toBe('')
  })
})

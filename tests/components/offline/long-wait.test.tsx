import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SubmitButton } from '@/components/forms/submit-button'
import { OfflineNote } from '@/components/offline/offline-note'
import { endProgress, startProgress } from '@/lib/navigation-progress/progress-bar'
import content from '@/messages/ru/content.json'
import layout from '@/messages/ru/layout.json'

// Next's router exists only inside Next.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

beforeEach(async () => {
  await import('nprogress')
  vi.useFakeTimers()
})
afterEach(() => {
  endProgress()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('after ten seconds of waiting the page gives the phone, and the button says that it still waits', async () => {
  render(
    <NextIntlClientProvider locale="ru" messages={{ content, layout }}>
      <OfflineNote phone="+74232000000" />
      <SubmitButton busyLabel="Отправляем" isBusy label="Отправить" longLabel="Всё ещё ждём" />
    </NextIntlClientProvider>,
  )
  startProgress()
  await pass(9_900)
  expect(screen.queryByText(content.longWait)).toBeNull()
  expect(screen.getByRole('button').textContent).toBe('Отправляем')

  await pass(200)
  expect(screen.getByText(content.longWait)).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:+74232000000'])
  expect(screen.getByRole('button').textContent).toBe('Всё ещё ждём')

  act(endProgress)
  expect(screen.queryByText(content.longWait)).toBeNull()
})

it('of a page that takes long it also says how to stay; of an answer there is nothing to call back', async () => {
  render(
    <NextIntlClientProvider locale="ru" messages={{ content, layout }}>
      <OfflineNote phone={null} />
    </NextIntlClientProvider>,
  )
  startProgress('page')
  await pass(10_100)
  expect(screen.getByRole('link', { name: content.stayHere })).toBeTruthy()
})

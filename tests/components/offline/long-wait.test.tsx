import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SubmitButton } from '@/components/forms/submit-button'
import { OfflineNote } from '@/components/offline/offline-note'
import { endProgress, startProgress } from '@/lib/navigation-progress/progress-bar'
import content from '@/messages/ru/content.json'
import layout from '@/messages/ru/layout.json'

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
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+74232000000')
  expect(screen.getByRole('button').textContent).toBe('Всё ещё ждём')

  act(endProgress)
  expect(screen.queryByText(content.longWait)).toBeNull()
})

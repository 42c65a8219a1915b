import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DriverForm } from '@/components/client-drivers/driver-form'
import { uploadFile } from '@/lib/browser-api/files'
import clientDrivers from '@/messages/ru/client-drivers.json'
import files from '@/messages/ru/files.json'

const { deleteFile } = vi.hoisted(() => ({ deleteFile: vi.fn(async () => undefined) }))
vi.mock('@/lib/browser-api/files', () => ({ uploadFile: vi.fn(), deleteFile, linkToFile: vi.fn() }))
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }),
  Link: ({ children, ...rest }: { href: string; children: ReactNode }) => <a {...rest}>{children}</a>,
}))

const { form: t } = clientDrivers
const LIMITS = { today: '2026-11-22', maxDriverAge: 75, scanMaxMb: 10, retentionDays: 90 }
const FILE = {
  id: '3f2c4d5e-0000-4000-8000-000000000001',
  type: 'image/jpeg',
  bytes: 1_200_000,
  deleteOn: '2027-02-19',
} as const

// jsdom has the element alone.
beforeEach(() => {
  vi.clearAllMocks()
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => vi.restoreAllMocks())

function show() {
  render(
    <NextIntlClientProvider locale="ru" messages={{ clientDrivers, files }} timeZone="Asia/Vladivostok">
      <DriverForm driver={null} limits={LIMITS} listHref="/account/drivers/" />
    </NextIntlClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

it('is left at once while nothing was typed', () => {
  show()
  expect(screen.getByRole('link', { name: t.cancel }).getAttribute('href')).toBe('/account/drivers/')
})

it('asks before what was typed is lost, and keeps it when told to', async () => {
  const user = show()
  await user.type(screen.getByLabelText(t.lastName), 'Маяков')
  await user.click(screen.getByRole('button', { name: t.cancel }))
  const question = screen.getByRole('dialog', { name: 'Введённые данные будут удалены' })
  expect(within(question).getByRole('link', { name: t.leave }).getAttribute('href')).toBe('/account/drivers/')
  await user.click(within(question).getByRole('button', { name: t.stay }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText(t.lastName)).toHaveProperty('value', 'Маяков')
})

it('asks before a file is lost that is there, or on its way, and takes it away', async () => {
  const user = show()
  let finish: (file: typeof FILE) => void = () => undefined
  vi.mocked(uploadFile).mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const picture = new File([new Uint8Array(10)], 'passport.jpg', { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText(/^Паспорт.*выбрать файл/), picture)
  expect(await screen.findByRole('button', { name: t.cancel })).toBeTruthy()
  finish(FILE)
  await screen.findByText(/Загружен/)
  await user.click(screen.getByRole('button', { name: t.cancel }))
  await user.click(screen.getByRole('link', { name: t.leave }))
  expect(deleteFile).toHaveBeenCalledExactlyOnceWith(FILE.id)
})

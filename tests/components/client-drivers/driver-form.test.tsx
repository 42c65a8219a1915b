import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DriverForm } from '@/components/client-drivers/driver-form'
import { uploadFile } from '@/lib/browser-api/files'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import clientDrivers from '@/messages/ru/client-drivers.json'
import files from '@/messages/ru/files.json'

const { deleteFile, saveDriver, replace } = vi.hoisted(() => ({
  deleteFile: vi.fn(async () => undefined),
  saveDriver: vi.fn(),
  replace: vi.fn(),
}))
vi.mock('@/lib/browser-api/files', async (original) => ({
  ...(await original<typeof import('@/lib/browser-api/files')>()),
  ...{ uploadFile: vi.fn(), deleteFile, linkToFile: vi.fn() },
}))
vi.mock('@/lib/browser-api/client-drivers', () => ({ saveDriver }))
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace, refresh: vi.fn() }),
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

async function fillPerson(user: ReturnType<typeof show>): Promise<void> {
  await user.type(screen.getByLabelText(t.lastName), 'Маяков')
  await user.type(screen.getByLabelText(t.firstName), 'Тихон')
  await user.click(screen.getByLabelText(t.noMiddleName))
  await user.type(screen.getByRole('textbox', { name: t.phone }), '+79990000101')
  await user.type(screen.getByLabelText(t.email), 'tikhon@clients.example')
  await user.type(screen.getByLabelText(t.licenceNumber), '99 99 000041')
  for (const [group, year] of [
    [t.birthDate, '1990'],
    [t.issuedAt, '2021'],
    [t.expiresAt, '2031'],
  ] as const) {
    const date = within(screen.getByRole('group', { name: group }))
    await user.type(date.getByLabelText(t.date.day), '12')
    await user.type(date.getByLabelText(t.date.month), '4')
    await user.type(date.getByLabelText(t.date.year), year)
  }
}

it('asks for scans in a step of their own, and leads on to the confirmation', async () => {
  const user = show()
  vi.mocked(uploadFile).mockResolvedValue(FILE)
  saveDriver.mockRejectedValueOnce(new RejectionError('phone_taken')).mockResolvedValueOnce({ id: 7, approved: false })
  await user.click(screen.getByRole('button', { name: t.next }))
  expect(await screen.findByRole('link', { name: clientDrivers.errors.lastNameEmpty })).toBeTruthy()
  expect(screen.queryByRole('link', { name: clientDrivers.errors.passportMissing })).toBeNull()
  expect(screen.queryByRole('group', { name: t.scans })).toBeNull()

  await fillPerson(user)
  await user.click(screen.getByRole('button', { name: t.next }))
  expect(await screen.findByRole('group', { name: t.scans })).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(t.newTitle))
  const picture = new File([new Uint8Array(10)], 'scan.jpg', { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText(/^Паспорт.*выбрать файл/), picture)
  await user.upload(screen.getByLabelText(/^Водительское удостоверение.*выбрать файл/), picture)
  expect(await screen.findAllByText(/Загружен/)).toHaveLength(2)

  // What the branch rejects of the first step is shown there, and both scans are kept.
  await user.click(screen.getByRole('button', { name: t.next }))
  expect(await screen.findByRole('link', { name: clientDrivers.errors.phoneTaken })).toBeTruthy()
  expect(screen.getByLabelText(t.lastName)).toHaveProperty('value', 'Маяков')
  await user.click(screen.getByRole('button', { name: t.next }))
  await screen.findByRole('group', { name: t.scans })
  await user.click(screen.getByRole('button', { name: t.next }))
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/account/drivers/?confirm=7'))
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

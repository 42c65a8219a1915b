import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { DisputeDialog } from '@/components/debts/dispute-dialog'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import debts from '@/messages/ru/debts.json'
import files from '@/messages/ru/files.json'
import { DISPUTE_TEXT_MAX } from '@/provider/contract/rules/debts/dispute-limits'

const { give, refresh, upload } = vi.hoisted(() => ({ give: vi.fn(), refresh: vi.fn(), upload: vi.fn() }))
vi.mock('@/lib/browser-api/debts', () => ({ giveDispute: give }))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ refresh }), Link: () => null }))
vi.mock('@/components/files/use-upload', () => ({ useUpload: () => ({ send: upload, cancel: () => undefined }) }))

beforeEach(() => {
  vi.resetAllMocks()
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})

function open() {
  render(
    <NextIntlClientProvider locale="ru" messages={{ debts, files }} timeZone="Asia/Vladivostok">
      <DisputeDialog id={7} isOpen maxMb={10} name="Скол" onClose={() => undefined} section="damages" />
    </NextIntlClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

const words = () => screen.getByRole('textbox', { name: debts.dispute.text })
const submit = () => screen.getByRole('button', { name: debts.dispute.submit })

it('sends nothing without words, says so and puts the focus there', async () => {
  const user = open()
  await user.click(submit())
  expect(await screen.findByText(debts.dispute.textEmpty)).toBeTruthy()
  expect(document.activeElement).toBe(words())
  expect(give).not.toHaveBeenCalled()
})

it('takes no more words than may be sent', async () => {
  const user = open()
  await user.click(words())
  await user.paste('я'.repeat(DISPUTE_TEXT_MAX + 1))
  await user.click(submit())
  await waitFor(() => expect(words().getAttribute('aria-invalid')).toBe('true'))
  expect(give).not.toHaveBeenCalled()
})

it('sends the words without spaces at their ends and shows the page anew', async () => {
  const user = open()
  await user.type(words(), ' Не я ')
  await user.click(submit())
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect(give).toHaveBeenCalledExactlyOnceWith('damages', 7, { text: 'Не я', files: [] })
})

it('keeps the words when they are rejected, says why, and sends them again', async () => {
  give.mockRejectedValueOnce(new RejectionError('too_many_requests'))
  const user = open()
  await user.type(words(), 'Не я')
  await user.click(submit())
  expect(await screen.findByText(debts.rejections.tooMany)).toBeTruthy()
  expect(words()).toHaveProperty('value', 'Не я')
  await user.click(submit())
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
})

it('waits for a file that is on its way', async () => {
  upload.mockReturnValue(new Promise(() => undefined))
  const user = open()
  await user.type(words(), 'Не я')
  await user.upload(screen.getByLabelText(debts.dispute.addFile), new File(['x'], 'photo.jpg', { type: 'image/jpeg' }))
  await user.click(submit())
  expect(await screen.findByText(debts.dispute.filesGoing)).toBeTruthy()
  expect(give).not.toHaveBeenCalled()
})
